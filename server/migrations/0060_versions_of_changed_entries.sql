-- An entry has versions from its first change on: until then it says all of its only version itself, and a million
-- entries that came together need not stand twice. The first one is written when another follows, as the entry was born.
create function keep_version_before_change() returns trigger language plpgsql as $$
begin
  -- guard: What an entry was before its first edit is kept (../modules/terms/concepts/revisions.test.ts) ‹not exists (select from term_revisions where term_id = old.id) → false›
  insert into term_revisions (term_id, arabic, latin, definition, category_id, created_at)
    select old.id, old.arabic, old.latin, old.definition, old.category_id, old.created_at
    where not exists (select from term_revisions where term_id = old.id);
  return new;
end $$;
create trigger keep_first_version before update of arabic, latin, definition, category_id on all_terms
  for each row when (
    (old.arabic, old.latin, old.definition, old.category_id)
      is distinct from (new.arabic, new.latin, new.definition, new.category_id))
  execute function keep_version_before_change();

-- What is kept at birth is the first version itself; all that comes later has one before it.
create function keep_version_before_another() returns trigger language plpgsql as $$
begin
  -- guard: An entry has a first version before its second (../modules/terms/concepts/revisions.test.ts) ‹(created_at < new.created_at or new.change <> 'edited') → false›
  insert into term_revisions (term_id, arabic, latin, definition, category_id, created_at)
    select id, arabic, latin, definition, category_id, created_at from all_terms
    where id = new.term_id and (created_at < new.created_at or new.change <> 'edited')
      and not exists (select from term_revisions where term_id = new.term_id);
  -- Versions are in the order of their numbers.
  if found then new.id := nextval(pg_get_serial_sequence('term_revisions', 'id')); end if;
  return new;
end $$;
create trigger keep_first_version before insert on term_revisions
  for each row execute function keep_version_before_another();

-- Whether an entry was ever called so.
create index term_revisions_arabic on term_revisions using hash (arabic);
create index term_revisions_latin on term_revisions using hash (latin) where latin <> '';

-- The same order, read from its end: what comes in the order of its numbers is appended, and pages stay full.
drop index terms_newest;
create index terms_newest on all_terms (created_at, id);
