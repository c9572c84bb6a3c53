-- What tells a reviewer's conflicts beside a name: where they work, and the number under which they publish.
alter table users
  add column affiliation text not null default '',
  add column orcid       text not null default '';

-- The parts of a name in the engine's normal form, without titles and without words that stand in one writing of it and
-- are missing in another; عبد is one part with what follows it.
create function name_parts(key text) returns text language sql immutable strict parallel safe as $$
  select coalesce(regexp_replace(string_agg(word, ' ' order by place), '(^| )عبد ', '\1عبد', 'g'), '')
  from regexp_split_to_table(key, ' ') with ordinality split (word, place)
  where word <> '' and word not in (
    'بن', 'ابن', 'بنت', 'ال', 'د', 'ا', 'م', 'دكتور', 'الدكتور', 'دكتوره', 'الدكتوره', 'استاذ',
    'الاستاذ', 'استاذه', 'الاستاذه', 'بروفيسور', 'البروفيسور', 'مهندس', 'المهندس', 'شيخ', 'الشيخ',
    'السيد', 'السيده', 'al', 'el', 'bin', 'ibn', 'ben', 'bint', 'dr', 'prof', 'professor', 'mr', 'mrs',
    'ms', 'phd', 'md')
$$;

-- An address without what its owner may put behind a plus sign, and without dots where they are of no account.
create function mail_key(address text) returns text language sql immutable strict parallel safe as $$
  select case
    when address !~ '@' then ''
    when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2)
  end
$$;

alter table users
  add column parts_key text not null generated always as (name_parts(name_key)) stored,
  add column mail_key  text not null generated always as (mail_key(email::text)) stored;
alter table paper_authors
  add column parts_key       text not null generated always as (name_parts(name_key)) stored,
  add column latin_parts_key text not null generated always as (name_parts(latin_key)) stored,
  add column mail_key        text not null generated always as (mail_key(email::text)) stored;
create index users_parts on users (parts_key);
create index users_mail on users (mail_key);
create index users_orcid on users (orcid) where orcid <> '';
create index paper_authors_parts on paper_authors (parts_key);
create index paper_authors_latin_parts on paper_authors (latin_parts_key);
create index paper_authors_mail on paper_authors (mail_key) where mail_key <> '';
drop index paper_authors_name, paper_authors_latin, paper_authors_email, users_name_key;

create or replace view paper_people as
  with found as not materialized (
    select papers.id as paper_id, papers.submitter_id as user_id, 'submitter' as known_by
      from papers
    union all
    select author.paper_id, users.id, 'email'
      from paper_authors author join users on users.mail_key = author.mail_key
      where author.mail_key <> ''
    union all
    -- Of co-authors nothing but the name may be known. One word would meet too many.
    select author.paper_id, users.id, 'name'
      from paper_authors author join users on users.parts_key in (author.parts_key, author.latin_parts_key)
      where author.place > 1 and users.parts_key like '% %'
    union all
    -- An ORCID is of whoever stands with it first on a paper that they submitted.
    select author.paper_id, own.submitter_id, 'orcid'
      from paper_authors author
        join paper_authors same on same.orcid = author.orcid and same.place = 1
        join papers own on own.id = same.paper_id
      where author.orcid <> ''
    union all
    select author.paper_id, users.id, 'orcid'
      from paper_authors author join users on users.orcid = author.orcid
      where author.orcid <> ''
  ), named as not materialized (
    select paper_id, user_id, known_by from found
    where not exists (select from paper_people_denied denied
      where denied.paper_id = found.paper_id and denied.user_id = found.user_id and denied.known_by = found.known_by)
  )
  select paper_id, user_id, known_by from named
  union all
  select named.paper_id, other.id, 'wallet'
    from named
      join users on users.id = named.user_id
      join users other on other.wallet_address = users.wallet_address and other.id <> users.id
    where users.wallet_address <> ''
      and not exists (select from paper_people_denied denied
        where denied.paper_id = named.paper_id and denied.user_id = other.id and denied.known_by = 'wallet')
  union all
  select kept.paper_id, kept.user_id, kept.known_by from paper_people_kept kept
    where not exists (select from paper_people_denied denied
      where denied.paper_id = kept.paper_id and denied.user_id = kept.user_id and denied.known_by = kept.known_by);

drop trigger users_stay_known on users;
create trigger users_stay_known before update of name_key, email, wallet_address, orcid on users for each row
  when (old.name_key <> new.name_key or old.email <> new.email or old.wallet_address <> new.wallet_address
    or old.orcid <> new.orcid)
  execute function keep_paper_people();
