"""What an editor most likely meant where a line does not parse."""
