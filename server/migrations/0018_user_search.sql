-- Users are found by a part of their name, of its one Arabic form or of their address: one column and one index for all
-- three, since three indexes together were dearer than reading the whole table.
alter table users add column search_text text
  generated always as (name || e'\n' || name_key || e'\n' || email::text) stored;
create index users_search on users using gin (search_text gin_trgm_ops);
drop index users_name_trigrams;
drop index users_name_key_trigrams;
drop index users_email_trigrams;
