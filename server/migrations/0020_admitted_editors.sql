-- Who is no author of a paper, though taken for one: an author can name anybody. Said by an editor, for what was known
-- then; what becomes known later counts.
create table paper_people_denied (
  paper_id bigint not null references papers on delete cascade,
  user_id  bigint not null references users on delete cascade,
  known_by text   not null check (known_by <> 'submitter'),
  primary key (paper_id, user_id, known_by)
);

create or replace view paper_people as
  with found as not materialized (
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

alter table paper_log drop constraint paper_log_kind_check;
alter table paper_log add constraint paper_log_kind_check check (kind in
  ('submitted', 'assigned', 'unassigned', 'accepted_invitation', 'declined_invitation', 'reviewed', 'decided',
   'status_set', 'resubmitted', 'file_replaced', 'withdrawn', 'published', 'unpublished', 'retracted',
   'editor_admitted'));
