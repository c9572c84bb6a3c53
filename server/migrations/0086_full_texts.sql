-- What a published article says, read out of the source that its author gave: blocks of words, as the contract shapes them.
create table full_texts (
  paper_id bigint      primary key references papers on delete cascade,
  -- Of the source, and of how it is read: the same is not read twice.
  made_of  text        not null check (length(made_of) = 64),
  content  jsonb,
  made_at  timestamptz not null,
  -- Why it could not be read; then there is no text.
  failure  text        not null default '',
  check ((content is null) = (failure <> ''))
);

-- Its pictures, drawn anew.
create table full_text_pictures (
  paper_id    bigint not null references full_texts on delete cascade,
  place       int    not null check (place >= 0),
  file_key    uuid   not null unique,
  file_sha256 text   not null check (length(file_sha256) = 64),
  file_bytes  int    not null,
  width       int    not null check (width > 0),
  height      int    not null check (height > 0),
  primary key (paper_id, place)
);

-- Authors of before were told that a source is never published.
alter table paper_final_files add column shows_source boolean not null default false;
