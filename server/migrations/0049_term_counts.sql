-- How many live terms each category has, as a sum of what came and went: writers only add rows, so none waits for
-- another, and a reader adds up a few. The nightly cleanup sums them up.
create table term_counts (
  id          bigint  generated always as identity primary key,
  category_id bigint  not null references categories on delete cascade,
  is_pending  boolean not null,
  terms       bigint  not null
);
insert into term_counts (category_id, is_pending, terms)
  select category_id, approved_by is null, count(*) from all_terms where rejected_at is null group by 1, 2;

create function count_added_terms() returns trigger language plpgsql as $$
begin
  insert into term_counts (category_id, is_pending, terms)
    select category_id, approved_by is null, count(*) from added where rejected_at is null group by 1, 2;
  return null;
end $$;
create function count_removed_terms() returns trigger language plpgsql as $$
begin
  insert into term_counts (category_id, is_pending, terms)
    select category_id, approved_by is null, -count(*) from removed where rejected_at is null group by 1, 2;
  return null;
end $$;
create function count_changed_term() returns trigger language plpgsql as $$
begin
  insert into term_counts (category_id, is_pending, terms)
    select changed.category_id, changed.is_pending, changed.terms from (values
      (old.category_id, old.approved_by is null, -1, old.rejected_at is null),
      (new.category_id, new.approved_by is null, 1, new.rejected_at is null)
    ) as changed (category_id, is_pending, terms, is_live) where changed.is_live;
  return null;
end $$;
create function count_no_terms() returns trigger language plpgsql as $$
begin
  delete from term_counts;
  return null;
end $$;
create trigger count_added after insert on all_terms
  referencing new table as added for each statement execute function count_added_terms();
create trigger count_removed after delete on all_terms
  referencing old table as removed for each statement execute function count_removed_terms();
create trigger count_changed after update of category_id, approved_by, rejected_at on all_terms
  for each row when (
    (old.category_id, old.approved_by is null, old.rejected_at is null)
      is distinct from (new.category_id, new.approved_by is null, new.rejected_at is null))
  execute function count_changed_term();
create trigger count_none after truncate on all_terms for each statement execute function count_no_terms();
