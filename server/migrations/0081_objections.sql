-- What co-authors were written to when a paper came in under their name: the link by which they object, and what they said.
create table co_author_links (
  id          bigint      generated always as identity primary key,
  paper_id    bigint      not null references papers on delete cascade,
  email       citext      not null check (length(email) between 3 and 254),
  link_hash   bytea       not null unique,
  sent_at     timestamptz,
  objected_at timestamptz,
  reason      text        not null default '' check (length(reason) <= 2000),
  -- An editor looked into it; who did stands in the log.
  settled_at  timestamptz,
  settlement  text        not null default '' check (length(settlement) <= 2000),
  unique (paper_id, email),
  check (settled_at is null or objected_at is not null)
);
-- Nobody is written to without end.
create index co_author_links_email on co_author_links (email, sent_at);

-- The kinds of entries that other migrations brought stay.
do $$
declare
  known text := pg_get_constraintdef((select oid from pg_constraint where conname = 'paper_log_kind_check'));
begin
  alter table paper_log drop constraint paper_log_kind_check;
  execute format('alter table paper_log add constraint paper_log_kind_check %s',
    replace(known, '''unassigned''::text', '''unassigned''::text, ''objection_settled''::text'));
end $$;
