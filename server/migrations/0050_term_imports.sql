-- How far the import of a file has come: what is interrupted goes on from here.
create table term_imports (
  id          bigint      generated always as identity primary key,
  -- Of the content, the category and the source: another of these is another import.
  digest      bytea       not null,
  file        text        not null,
  -- Read and decided on, counted from the first row of the file.
  rows_done   int         not null default 0,
  added       int         not null default 0,
  first_id    bigint,
  last_id     bigint,
  -- So long is the report of these rows.
  report_size bigint      not null default 0,
  started_at  timestamptz not null,
  finished_at timestamptz
);
create unique index term_imports_unfinished on term_imports (digest) where finished_at is null;
