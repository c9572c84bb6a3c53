-- What was searched and not found, counted; who searched is not written down.
create table missed_searches (
  id           bigint      generated always as identity primary key,
  -- The query in the spelling by which words are the same.
  key          text        collate "C" not null unique,
  -- As it was written last.
  shown        text        not null,
  -- A network counts once a day.
  searches     int         not null check (searches > 0),
  first_at     timestamptz not null,
  last_at      timestamptz not null,
  -- An admin found it no word to look for.
  dismissed_at timestamptz
);
create index missed_searches_waiting on missed_searches (searches desc, last_at desc, id) where dismissed_at is null;
create index missed_searches_last on missed_searches (last_at);
