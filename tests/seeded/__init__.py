"""Faults put into rulec on purpose: which tests notice them?"""
