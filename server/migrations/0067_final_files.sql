-- The named file that stands in place of the manuscript once a paper is accepted, and what it was made of.
create table paper_final_files (
  paper_id      bigint      primary key references papers on delete cascade,
  file_key      uuid        not null unique,
  file_sha256   text        not null check (length(file_sha256) = 64),
  file_bytes    int         not null,
  pages         int         not null check (pages >= 1),
  -- The text as its program keeps it, or data; never published.
  source_key    uuid        unique,
  source_sha256 text        check (length(source_sha256) = 64),
  source_bytes  int,
  source_type   text        check (source_type in ('docx', 'zip')),
  given_at      timestamptz not null,
  given_by      text        not null check (given_by in ('author', 'editor')),
  -- An editor looked at it and let it be published.
  checked_at    timestamptz,
  check ((source_key is null) = (source_type is null) and (source_key is null) = (source_sha256 is null)
    and (source_key is null) = (source_bytes is null))
);

-- What readers get: the final file, or the manuscript, behind a title page of ours.
create table published_files (
  paper_id    bigint      primary key references papers on delete cascade,
  -- Of everything that is drawn into it: the same is not made twice.
  made_of     text        not null check (length(made_of) = 64),
  file_key    uuid        unique,
  file_sha256 text        check (length(file_sha256) = 64),
  file_bytes  int,
  made_at     timestamptz not null,
  -- Why it could not be made; then the one before stays.
  failure     text        not null default ''
);

-- Where a paper stands in its volume. Papers of before keep their order, and have no pages until an editor gives them some.
alter table papers
  add column place      int check (place >= 1),
  add column first_page int check (first_page between 1 and 99999),
  add column last_page  int check (last_page between 1 and 99999),
  add column section    text not null default '' check (length(section) <= 100),
  add check ((first_page is null) = (last_page is null) and last_page >= first_page);
update papers set place = numbered.place
  from (select id, row_number() over (partition by volume_id order by id) as place from papers where volume_id is not null)
    numbered
  where numbered.id = papers.id;

-- What the editors say at the head of a volume.
alter table volumes
  add column editorial_title   text not null default '' check (length(editorial_title) <= 200),
  add column editorial_authors text not null default '' check (length(editorial_authors) <= 300),
  add column editorial         text not null default '' check (length(editorial) <= 20000);

-- What editors ask an author to correct, until it is.
alter table papers
  add column corrections_asked_at   timestamptz,
  add column corrections_asked_note text not null default '' check (length(corrections_asked_note) <= 5000);

alter table paper_log drop constraint paper_log_kind_check;
alter table paper_log add constraint paper_log_kind_check check (kind in
  ('submitted', 'assigned', 'unassigned', 'accepted_invitation', 'declined_invitation', 'reviewed', 'decided',
   'status_set', 'resubmitted', 'file_replaced', 'withdrawn', 'published', 'unpublished', 'retracted',
   'editor_admitted', 'concern_raised', 'concern_lifted', 'corrected', 'corrections_asked', 'final_given',
   'final_checked'));
