create table announcements (
  id         bigint      generated always as identity primary key,
  title      text        not null check (length(title) between 1 and 200),
  content    text        not null check (length(content) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table volumes (
  id            bigint      generated always as identity primary key,
  number        int         not null,
  title         text        not null default '',
  year          int         not null check (year between 1900 and 2200),
  main_category text        not null,
  sub_category  text        not null default '',
  description   text        not null default '',
  published_at  timestamptz,
  created_at    timestamptz not null default now()
);

create table papers (
  id            bigint      generated always as identity primary key,
  title         text        not null,
  abstract      text        not null,
  main_category text        not null,
  sub_category  text        not null,
  status        text        not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'revisions_requested')),
  submitter_id  bigint      not null references users,
  volume_id     bigint      references volumes on delete set null,
  submitted_at  timestamptz not null default now()
);
create index papers_submitter on papers (submitter_id);
create index papers_volume on papers (volume_id);
