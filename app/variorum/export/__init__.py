"""A comparison as PDF and other documents. Computes nothing."""
