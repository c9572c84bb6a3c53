-- What a search for copied text found in a paper, as an editor noted it; for editors alone.
create table paper_similarity (
  paper_id      bigint      primary key references papers on delete cascade,
  percent       int         not null check (percent between 0 and 100),
  noted_at      timestamptz not null,
  report_key    uuid        unique,
  report_sha256 text        check (length(report_sha256) = 64),
  report_bytes  int,
  check ((report_key is null) = (report_sha256 is null) and (report_key is null) = (report_bytes is null))
);

-- What authors send beside their paper: data, questionnaires, tables. Reviewers get what an editor shares with them.
create table paper_supplements (
  id          bigint      generated always as identity primary key,
  paper_id    bigint      not null references papers on delete cascade,
  label       text        not null check (length(label) between 1 and 200),
  file_key    uuid        not null unique,
  file_sha256 text        not null check (length(file_sha256) = 64),
  file_bytes  int         not null,
  file_type   text        not null check (file_type in
    ('application/pdf', 'application/zip', 'text/csv', 'image/png', 'image/jpeg')),
  added_at    timestamptz not null,
  is_shared   boolean     not null default false
);
create index paper_supplements_paper on paper_supplements (paper_id, id);

-- Articles that another journal system published, and what each was called there: none is brought twice.
create table imported_papers (
  paper_id    bigint      primary key references papers on delete cascade,
  source      text        not null check (length(source) between 1 and 60),
  origin      text        not null check (length(origin) between 1 and 300),
  imported_at timestamptz not null,
  unique (source, origin)
);

-- Of a volume that came out in parts, as it is cited; papers of this journal have none.
alter table papers add column issue text not null default '' check (length(issue) <= 40);

-- Which rules a copy for reviewers was made by: older ones are made anew. What was there before is of the first.
alter table paper_versions add column copied_by int not null default 1;

-- The kinds of entries that other migrations brought stay.
do $$
declare
  known text := pg_get_constraintdef((select oid from pg_constraint where conname = 'paper_log_kind_check'));
begin
  alter table paper_log drop constraint paper_log_kind_check;
  execute format('alter table paper_log add constraint paper_log_kind_check %s',
    replace(known, '''submitted''::text', '''submitted''::text, ''imported''::text'));
end $$;
