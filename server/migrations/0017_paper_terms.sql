-- What the pages of a file say, as it stands there: terms are looked for in it, and a few words of it are quoted to the
-- author and to editors. Null while it was not read for that.
alter table paper_versions add column page_text text;

-- When the terms of a paper were last looked for; null while that waits. Only accepted papers are looked through.
alter table papers add column terms_sought_at timestamptz;
create index papers_terms_due on papers (terms_sought_at nulls first, id) where status = 'approved';

-- The terms that a paper uses: found by the finder, then confirmed or refused by its author or an editor.
create table paper_terms (
  paper_id    bigint      not null references papers on delete cascade,
  term_id     bigint      not null references all_terms on delete cascade,
  state       text        not null default 'found' check (state in ('found', 'confirmed', 'refused')),
  -- How often it stands in the title, abstract and keywords, and on the pages.
  in_abstract int         not null check (in_abstract >= 0),
  in_text     int         not null check (in_text >= 0),
  -- Its first place: the term as it stands there, and a few words before and behind it.
  quoted      text        not null check (length(quoted) between 1 and 400),
  before      text        not null check (length(before) <= 200),
  behind      text        not null check (length(behind) <= 200),
  found_at    timestamptz not null,
  decided_by  bigint      references users,
  decided_at  timestamptz,
  primary key (paper_id, term_id),
  check ((state = 'found') = (decided_at is null))
);
create index paper_terms_confirmed on paper_terms (term_id, paper_id) where state = 'confirmed';

-- New terms that a paper coins. Before it is published they wait with it: a suggestion names its author.
create table proposed_terms (
  id          bigint      generated always as identity primary key,
  paper_id    bigint      not null references papers on delete cascade,
  arabic      text        not null check (length(arabic) between 1 and 200),
  latin       text        not null check (length(latin) <= 200),
  definition  text        not null check (length(definition) between 1 and 4000),
  category_id bigint      not null references categories,
  -- The word in the form in which terms are compared: a paper proposes each once.
  arabic_bare text        not null,
  state       text        not null default 'waiting' check (state in ('waiting', 'suggested', 'duplicate')),
  -- The term it became, or the one that was there before it.
  term_id     bigint      references all_terms on delete set null,
  created_at  timestamptz not null,
  unique (paper_id, arabic_bare)
);
create index proposed_terms_waiting on proposed_terms (paper_id) where state = 'waiting';
create index proposed_terms_term on proposed_terms (term_id);

-- The paper that coined a term; told only while it is published.
alter table all_terms add column paper_id bigint references papers on delete set null;
create index all_terms_paper on all_terms (paper_id) where paper_id is not null;
create or replace view terms as select * from all_terms where rejected_at is null;
comment on view terms is 'rows of all_terms';

-- The one place that says which links between papers and terms anybody may see: confirmed by a person, of an article
-- that is published and was not retracted, and a term that is approved and was not rejected.
create view public_paper_terms as
  select link.paper_id, link.term_id, link.in_abstract, link.in_text
  from paper_terms link
    join published_papers paper on paper.id = link.paper_id and not paper.is_retracted
    join terms term on term.id = link.term_id and term.approved_by is not null
  where link.state = 'confirmed';
comment on view public_paper_terms is 'holds no nulls';
