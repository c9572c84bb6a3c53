-- Names in the one form in which Arabic is compared; filled by the application.
alter table paper_authors
  add column name_key  text not null default '',
  add column latin_key text not null default '';
create index paper_authors_email on paper_authors (email) where email <> '';
create index paper_authors_orcid on paper_authors (orcid) where orcid <> '';
create index paper_authors_name on paper_authors (name_key) where place > 1;
create index paper_authors_latin on paper_authors (latin_key) where place > 1;
create index users_name_key on users (name_key);
create index users_wallet on users (wallet_address) where wallet_address <> '';

-- The accounts that belong to authors of a paper, and how that is known.
create view paper_people as
  with named as not materialized (
    select papers.id as paper_id, papers.submitter_id as user_id, 'submitter' as known_by
      from papers
    union all
    select author.paper_id, users.id, 'email'
      from paper_authors author join users on users.email = author.email
      where author.email <> ''
    union all
    -- Of co-authors nothing but the name may be known. One word would meet too many.
    select author.paper_id, users.id, 'name'
      from paper_authors author join users on users.name_key in (author.name_key, author.latin_key)
      where author.place > 1 and users.name_key like '% %'
    union all
    -- An ORCID is of whoever stands with it first on a paper that they submitted.
    select author.paper_id, own.submitter_id, 'orcid'
      from paper_authors author
        join paper_authors same on same.orcid = author.orcid and same.place = 1
        join papers own on own.id = same.paper_id
      where author.orcid <> ''
  )
  select paper_id, user_id, known_by from named
  union all
  select named.paper_id, other.id, 'wallet'
    from named
      join users on users.id = named.user_id
      join users other on other.wallet_address = users.wallet_address and other.id <> users.id
    where users.wallet_address <> '';
comment on view paper_people is 'holds no nulls';

-- Two reviewers of a round never share a letter.
alter table paper_assignments add unique (paper_id, round, letter);

-- When its author was last told that changes are waited for.
alter table papers add column author_reminded_at timestamptz;
