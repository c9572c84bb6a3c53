-- Who was once known as an author of a paper stays so: a new name, address or wallet makes nobody a stranger to it.
create table paper_people_kept (
  paper_id bigint not null references papers on delete cascade,
  user_id  bigint not null references users on delete cascade,
  known_by text   not null,
  primary key (paper_id, user_id)
);
create index paper_people_kept_user on paper_people_kept (user_id);

create or replace view paper_people as
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
    where users.wallet_address <> ''
  union all
  select paper_id, user_id, known_by from paper_people_kept;

create function keep_paper_people() returns trigger language plpgsql as $$
begin
  insert into paper_people_kept (paper_id, user_id, known_by)
    select distinct on (paper_id) paper_id, user_id, known_by from paper_people
    -- guard: An author does not become a stranger to their paper under a new name, address or wallet (../modules/journal/paper/people.test.ts) ‹old.id → -1›
    where user_id = old.id order by paper_id, known_by
    on conflict do nothing;
  return new;
end $$;

create trigger users_stay_known before update of name_key, email, wallet_address on users for each row
  when (old.name_key <> new.name_key or old.email <> new.email or old.wallet_address <> new.wallet_address)
  execute function keep_paper_people();
