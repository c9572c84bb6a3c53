-- What whoever sends a paper agrees to for all its authors, and declares of how it was made. Papers of before have none.
create table paper_declarations (
  paper_id          bigint primary key references papers on delete cascade,
  -- Which wording of the agreement was shown, and when it was agreed to.
  agreement_version text        not null default '' check (length(agreement_version) <= 20),
  agreed_at         timestamptz,
  ethics            text        not null default '' check (length(ethics) <= 1000),
  data_access       text        not null default '' check (length(data_access) <= 1000),
  ai_use            text        not null default '' check (length(ai_use) <= 1000),
  check ((agreement_version = '') = (agreed_at is null))
);

-- Who paid for the work, in the order in which they are named.
create table paper_funding (
  paper_id  bigint not null references papers on delete cascade,
  place     int    not null check (place > 0),
  funder    text   not null check (length(funder) between 1 and 200),
  -- In the registry of Crossref; empty where it is not known.
  funder_id text   not null default '' check (funder_id = '' or funder_id ~ '^10\.13039/\d+$'),
  award     text   not null default '' check (length(award) <= 100),
  primary key (paper_id, place)
);

-- What each author did, in the words of CRediT.
alter table paper_authors add column roles text[] not null default '{}' check (cardinality(roles) <= 14);
