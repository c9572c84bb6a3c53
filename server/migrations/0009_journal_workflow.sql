-- A paper: what its author says of it, and where it stands. Overdue, waiting and ready to decide are derived.
alter table papers
  add column title_en           text        not null default '' check (length(title_en) <= 300),
  add column abstract_en        text        not null default '' check (length(abstract_en) <= 5000),
  add column language           text        not null default 'ar' check (language in ('ar', 'en', 'fr')),
  add column keywords           text[]      not null default '{}' check (cardinality(keywords) <= 10),
  add column conflict_statement text        not null default '' check (length(conflict_statement) <= 1000),
  -- The version of the file that is under review.
  add column round              int         not null default 1 check (round >= 1),
  -- Raised by every entry of its log, so that two decisions at once have one outcome.
  add column version            int         not null default 0,
  add column updated_at         timestamptz not null default now(),
  add column accepted_at        timestamptz,
  add column withdrawn_at       timestamptz,
  add column retracted_at       timestamptz,
  add column retraction_note    text        not null default '' check (length(retraction_note) <= 2000),
  add column doi                text        not null default '',
  -- Title, abstract and keywords in the one form in which Arabic is compared; filled by the application.
  add column search_text        text        not null default '',
  add check (length(title) between 1 and 300),
  add check (length(abstract) between 1 and 5000),
  add check (retracted_at is not null or retraction_note = '');
create index papers_newest on papers (submitted_at desc, id desc);
create index papers_search on papers using gin (search_text gin_trgm_ops);

-- Names as their bearers write them; the submitter is the first.
create table paper_authors (
  paper_id    bigint not null references papers on delete cascade,
  place       int    not null check (place >= 1),
  name        text   not null check (length(name) between 1 and 100),
  latin_name  text   not null default '' check (length(latin_name) <= 100),
  affiliation text   not null default '' check (length(affiliation) <= 200),
  orcid       text   not null default '' check (orcid = '' or orcid ~ '^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$'),
  email       citext not null default '' check (length(email) <= 254),
  primary key (paper_id, place)
);

-- The files of each round. The original is for editors and for publication, the anonymous copy for reviewers.
create table paper_versions (
  paper_id         bigint      not null references papers on delete cascade,
  round            int         not null check (round >= 1),
  file_key         uuid        not null unique,
  file_sha256      text        not null check (length(file_sha256) = 64),
  file_bytes       int         not null,
  -- 'received' until the background work on the file is done.
  state            text        not null default 'received' check (state in ('received', 'ready', 'failed')),
  anonymous_key    uuid        unique,
  anonymous_sha256 text,
  thumbnail_key    uuid        unique,
  pages            int,
  words            int,
  -- What the file says, for search and for terms; never shown.
  plain_text       text        not null default '',
  -- What the check found: missing sections, names that give the author away.
  advice           jsonb       not null default '{}',
  -- What the author answers to the reviewers.
  reply            text        not null default '' check (length(reply) <= 5000),
  created_at       timestamptz not null default now(),
  primary key (paper_id, round),
  check (state <> 'ready' or (anonymous_key is not null and anonymous_sha256 is not null))
);

-- Whom an editor asked to review a round. Who was ever asked never learns the author before publication.
create table paper_assignments (
  id             bigint      generated always as identity primary key,
  paper_id       bigint      not null references papers on delete cascade,
  round          int         not null,
  reviewer_id    bigint      not null references users,
  -- The reviewer's name for the author: 1 is المحكّم أ. One person keeps it through all rounds of a paper.
  letter         int         not null check (letter >= 1),
  state          text        not null default 'invited'
    check (state in ('invited', 'accepted', 'declined', 'submitted', 'cancelled')),
  assigned_by    bigint      not null references users,
  assigned_at    timestamptz not null,
  due_at         timestamptz not null,
  answered_at    timestamptz,
  decline_reason text        not null default '' check (length(decline_reason) <= 1000),
  submitted_at   timestamptz,
  verdict        text        check (verdict in ('approved', 'rejected', 'revisions_requested')),
  note           text        not null default '' check (length(note) <= 5000),
  internal_note  text        not null default '' check (length(internal_note) <= 5000),
  reminded_at    timestamptz,
  -- The link in the invitation: answers it once, until it ends.
  link_hash      bytea       unique,
  unique (paper_id, round, reviewer_id),
  check ((state = 'submitted') = (verdict is not null)),
  check ((state = 'submitted') = (submitted_at is not null))
);
create index paper_assignments_reviewer on paper_assignments (reviewer_id, id desc);
create index paper_assignments_due on paper_assignments (due_at) where state in ('invited', 'accepted');

-- Everything that changed the standing of a paper, chained by hashes.
create table paper_log (
  id            bigint      generated always as identity primary key,
  paper_id      bigint      not null references papers,
  seq           int         not null check (seq >= 1),
  round         int         not null,
  kind          text        not null check (kind in
    ('submitted', 'assigned', 'unassigned', 'accepted_invitation', 'declined_invitation', 'reviewed', 'decided',
     'status_set', 'resubmitted', 'withdrawn', 'published', 'unpublished', 'retracted')),
  from_status   text,
  to_status     text        not null,
  actor_id      bigint      not null references users,
  actor_role    text        not null check (actor_role in ('author', 'reviewer', 'editor')),
  -- For the author; and for editors only.
  note          text        not null default '',
  internal_note text        not null default '',
  -- The reviews a decision rests on, the reviewer who was asked, and the like.
  detail        jsonb       not null default '{}',
  file_sha256   text        not null default '',
  created_at    timestamptz not null,
  previous_hash text        not null,
  hash          text        not null,
  unique (paper_id, seq)
);
create trigger append_only before update or delete on paper_log
  for each row execute function refuse_change();

-- A check before sending keeps its anonymous copy for a while.
create table paper_checks (
  id            uuid        primary key,
  user_id       bigint      not null references users,
  anonymous_key uuid        not null unique,
  created_at    timestamptz not null default now()
);
create index paper_checks_user on paper_checks (user_id, created_at);

alter table volumes
  add column cover_key  uuid unique,
  add column created_by bigint references users,
  add column updated_at timestamptz not null default now(),
  add unique (number),
  add check (length(title) <= 200),
  add check (length(description) <= 2000);

-- A paper is published when it is accepted and stands in a published volume.
create or replace view published_papers as
  select papers.id, papers.title, papers.abstract, papers.main_category, papers.sub_category, papers.submitter_id,
    papers.submitted_at, papers.volume_id, volumes.published_at
  from papers join volumes on volumes.id = papers.volume_id
  where papers.status = 'approved' and papers.withdrawn_at is null and volumes.published_at is not null;
comment on view published_papers is 'holds no nulls';

-- What harvesters are told of: a row from the first publication on, in the order of its changes.
create sequence article_changes;
create table article_records (
  paper_id           bigint      primary key references papers,
  change             bigint      not null unique default nextval('article_changes'),
  changed_at         timestamptz not null,
  first_published_at timestamptz not null,
  is_deleted         boolean     not null default false
);

create table board_members (
  id          bigint generated always as identity primary key,
  place       int    not null default 0,
  name        text   not null check (length(name) between 1 and 100),
  latin_name  text   not null default '' check (length(latin_name) <= 100),
  role        text   not null default '' check (length(role) <= 100),
  affiliation text   not null default '' check (length(affiliation) <= 200),
  orcid       text   not null default '' check (orcid = '' or orcid ~ '^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$')
);

alter table ledger_transactions drop constraint ledger_transactions_reason_check;
alter table ledger_transactions add constraint ledger_transactions_reason_check check (reason in
  ('term_approved', 'term_reversed', 'vote_cast', 'vote_revoked', 'daily_challenge', 'challenge_reversed',
   'paper_published', 'paper_retracted', 'paper_reviewed'));
