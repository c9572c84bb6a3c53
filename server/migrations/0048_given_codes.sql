-- When codes for a paper were given, so that a way back to an address ends those that somebody else was given; null for those from before.
alter table recovery_codes add column given_at timestamptz;
