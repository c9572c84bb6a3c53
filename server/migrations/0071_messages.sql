-- What the editors of the journal and those who write for it or review for it say to each other about a paper. A reviewer
-- has a thread of their own, which its author never sees; what editors note among themselves nobody else does.
create table paper_messages (
  id          bigint      generated always as identity primary key,
  paper_id    bigint      not null references papers on delete cascade,
  thread      text        not null check (thread in ('author', 'reviewer', 'editors')),
  -- Whose thread with the editors it is, where it is a reviewer's.
  reviewer_id bigint      references users,
  sender_id   bigint      not null references users,
  sender_side text        not null,
  body        text        not null check (length(body) between 1 and 5000),
  file_key    uuid        unique,
  file_sha256 text        not null default '',
  file_bytes  int         not null default 0,
  sent_at     timestamptz not null,
  -- By the other side.
  read_at     timestamptz,
  check ((thread = 'reviewer') = (reviewer_id is not null)),
  check (sender_side = 'editor' or (sender_side = thread and thread <> 'editors'))
);
create index paper_messages_paper on paper_messages (paper_id, id);
create index paper_messages_unread on paper_messages (paper_id) where read_at is null and thread <> 'editors';
create index paper_messages_sender on paper_messages (sender_id);
create index paper_messages_reviewer on paper_messages (reviewer_id) where reviewer_id is not null;

-- The editor who handles a paper, and hears of it alone.
alter table papers add column handler_id bigint references users;
create index papers_handler on papers (handler_id) where handler_id is not null;
