-- The paper with what a reviewer noted on it, without the name of who did: kept beside the review, and sent with its verdict.
create table review_files (
  assignment_id bigint      primary key references paper_assignments on delete cascade,
  file_key      uuid        not null unique,
  file_sha256   text        not null,
  file_bytes    int         not null check (file_bytes > 0),
  given_at      timestamptz not null
);
