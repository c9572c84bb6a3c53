-- Glossaries that stand beside the dictionary: pairs that nobody has reviewed, each with where it comes from.
create table shelf_sources (
  id          bigint      generated always as identity primary key,
  key         text        not null unique check (key ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  name        text        not null check (length(name) between 1 and 200),
  licence     text        not null check (length(licence) between 1 and 200),
  link        text        not null default '' check (length(link) <= 1000),
  -- A hash of what was loaded: the same is not loaded twice.
  version     text        not null,
  imported_at timestamptz not null
);

create table shelf_rows (
  id           bigint  generated always as identity primary key,
  source_id    bigint  not null references shelf_sources on delete cascade,
  -- A hash of the row as its source writes it: a newer version finds the rows of the one before, also corrected ones.
  origin       uuid    not null,
  category_id  bigint  references categories,
  arabic       text    not null check (length(arabic) between 1 and 200),
  latin        text    not null check (length(latin) between 1 and 200),
  kind         text    not null check (kind in ('term', 'name', 'general')),
  note         text    not null default '' check (length(note) <= 1000),
  -- Search keys, made by the application with the functions that make those of entries.
  arabic_bare  text    not null,
  latin_folded text    not null,
  keys         bigint[] not null,
  -- Why it is not shown: a reviewer took it away, or a newer version of its source has it no more.
  hidden_by    text    check (hidden_by in ('reviewer', 'source')),
  is_corrected boolean not null default false,
  unique (source_id, origin)
);
create index shelf_rows_arabic on shelf_rows (arabic_bare collate "C", id) where hidden_by is null;
create index shelf_rows_latin on shelf_rows (latin_folded collate "C", id) where hidden_by is null;
create index shelf_rows_field_arabic on shelf_rows (category_id, arabic_bare collate "C", id)
  where hidden_by is null and kind <> 'general';
create index shelf_rows_field_latin on shelf_rows (category_id, latin_folded collate "C", id)
  where hidden_by is null and kind <> 'general';
create index shelf_rows_keys on shelf_rows using gin (keys) with (fastupdate = off) where hidden_by is null;

-- What readers see on the shelf and search finds there.
create view shelf as select * from shelf_rows where hidden_by is null;
comment on view shelf is 'rows of shelf_rows';

-- Who doubts a row, and why; it waits for a reviewer.
create table shelf_doubts (
  id         bigint      generated always as identity primary key,
  row_id     bigint      not null references shelf_rows on delete cascade,
  user_id    bigint      not null references users,
  reason     text        not null check (reason in ('no_equivalent', 'spelling', 'wrong_field', 'no_term', 'other')),
  note       text        not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint      references users,
  outcome    text        check (outcome in ('kept', 'corrected', 'hidden')),
  unique (row_id, user_id),
  check ((settled_at is null) = (outcome is null)),
  check ((settled_at is null) = (settled_by is null))
);
create index shelf_doubts_waiting on shelf_doubts (row_id, id) where settled_at is null;
create index shelf_doubts_user on shelf_doubts (user_id, id);
