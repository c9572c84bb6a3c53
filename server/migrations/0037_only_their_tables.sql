-- Functions that act with the rights of the owner are for the triggers of their tables. Whoever might put them on a table
-- of their own could move balances without an entry, or note rows in a log that it never had.
revoke execute on function apply_ledger_entry(), open_ledger_accounts(), await_seal() from public;
