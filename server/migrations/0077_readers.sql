-- Authors whose published articles stand together on a page of theirs, where they have no ORCID: they agreed to it.
alter table users add column author_page boolean not null default false;

-- How often articles were read and their files taken, by months of Riyadh. Who did is written nowhere.
create table article_uses (
  paper_id  bigint not null references papers on delete cascade,
  month     date not null,
  views     bigint not null default 0 check (views >= 0),
  downloads bigint not null default 0 check (downloads >= 0),
  primary key (paper_id, month)
);
