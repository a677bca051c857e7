"""Games as files: start, orders, turns, reports and migration."""
