-- PostgreSQL begins a new timeline with each promotion. A row says that its writer was on it: a copy that shows the row has
-- followed there, and one that went on with what the former primary had alone does not.
create table timelines (
  timeline int         primary key check (timeline > 0),
  begun_at timestamptz not null default now()
);
