-- An entry is also listed by where it comes from and how it was coined: its keys are made anew, in the background.
delete from settings where key in ('search_keys_version', 'search_keys_place');
