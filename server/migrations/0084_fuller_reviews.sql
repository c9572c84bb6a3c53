-- The paper with what a reviewer noted on it, without the name of who did: kept beside the review, and sent with its verdict.
create table review_files (
  assignment_id bigint      primary key references paper_assignments on delete cascade,
  file_key      uuid        not null unique,
  file_sha256   text        not null,
  file_bytes    int         not null check (file_bytes > 0),
  given_at      timestamptz not null
);

-- What reviewers are asked beside their verdict, in this order; nothing until the journal's editors ask something.
create table review_questions (
  id         bigint  generated always as identity primary key,
  place      int     not null unique check (place > 0),
  question   text    not null check (length(question) between 1 and 300),
  kind       text    not null check (kind in ('text', 'score', 'choice')),
  choices    text[]  not null default '{}',
  for_author boolean not null,
  is_needed  boolean not null,
  check (kind = 'choice' or choices = '{}')
);

-- What a reviewer answered, as it was asked: questions that change later change no review.
create table review_answers (
  assignment_id bigint  not null references paper_assignments on delete cascade,
  place         int     not null check (place > 0),
  question      text    not null,
  kind          text    not null check (kind in ('text', 'score', 'choice')),
  for_author    boolean not null,
  answer        text    not null check (length(answer) between 1 and 5000),
  primary key (assignment_id, place)
);
create trigger append_only before update or delete on review_answers
  for each row execute function refuse_change();
