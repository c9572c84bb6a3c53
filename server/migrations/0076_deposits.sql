-- A retraction may be taken back. The kinds of entries that other migrations brought stay.
do $$
declare
  known text := pg_get_constraintdef((select oid from pg_constraint where conname = 'paper_log_kind_check'));
begin
  alter table paper_log drop constraint paper_log_kind_check;
  execute format('alter table paper_log add constraint paper_log_kind_check %s',
    replace(known, '''corrected''::text', '''corrected''::text, ''reinstated''::text'));
end $$;

-- Where the DOI of an article stands at the registration agency; no row as long as nothing was sent or said of it.
create table article_dois (
  paper_id      bigint primary key references papers on delete cascade,
  state         text not null check (state in ('sent', 'registered', 'failed')),
  -- The change of its record that was sent last: a later one is sent too.
  change        bigint not null,
  batch         text not null,
  -- How often this change was sent or asked for, and when it is looked at again.
  attempts      integer not null default 0 check (attempts >= 0),
  due_at        timestamptz not null,
  sent_at       timestamptz,
  -- Of the first registration: an update that fails takes none back.
  registered_at timestamptz,
  -- An editor said so, who carried the file to the agency.
  by_hand       boolean not null default false,
  failure       text not null default '',
  check (state <> 'registered' or registered_at is not null)
);
create index article_dois_due on article_dois (due_at);

-- What an article cites, one work a row, as it stands in its list.
create table article_references (
  paper_id bigint not null references papers on delete cascade,
  place    integer not null check (place > 0),
  text     text not null check (text <> ''),
  doi      text not null default '',
  primary key (paper_id, place)
);
