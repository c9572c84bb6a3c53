-- Rejected terms kept the search keys of older normalisers: all keys are made anew at the next start.
delete from settings where key = 'search_keys_version';
