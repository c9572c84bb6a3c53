-- An entry is a proposal for a concept: a preferred pair of names with a definition. Other entries may be for the same one.
alter table all_terms
  -- The entry that the concept began with; null where that is this one.
  add column concept_id bigint,
  -- What is known of the preferred pair.
  add column latin_language text not null default 'en' check (latin_language in ('en', 'fr', 'la', 'other')),
  add column part_of_speech text check (part_of_speech in ('noun', 'verb', 'adjective', 'adverb', 'phrase')),
  add column gender text check (gender in ('masculine', 'feminine')),
  add column plural text not null default '' check (length(plural) <= 200),
  -- The entry that has taken this one in; such an entry is hidden like a rejected one.
  add column merged_into bigint references all_terms on delete set null,
  add check (concept_id <> id),
  add check (merged_into <> id),
  add check (merged_into is null or rejected_at is not null);
create index all_terms_concept on all_terms (concept_id) where concept_id is not null;
create index all_terms_merged on all_terms (merged_into) where merged_into is not null;
create or replace view terms as select * from all_terms where rejected_at is null;
comment on view terms is 'rows of all_terms';

-- One Arabic word may name several concepts, of other fields or with other Latin names; the same entry stands once.
-- Whether a word is another concept is asked of people, under a lock on the word.
drop index terms_same_word;
create unique index terms_same_word on all_terms (arabic_bare collate "C", category_id, latin_folded)
  where rejected_at is null;

-- The further names of an entry, beside its preferred pair.
create table designations (
  id             bigint      generated always as identity primary key,
  term_id        bigint      not null references all_terms on delete cascade,
  language       text        not null check (language in ('ar', 'en', 'fr', 'la', 'other')),
  text           text        not null check (length(text) between 1 and 200),
  -- The name in the form in which names are compared.
  bare           text        not null check (bare <> ''),
  kind           text        not null default 'term' check (kind in ('term', 'abbreviation', 'symbol', 'variant')),
  status         text        not null check (status in ('preferred', 'accepted', 'deprecated', 'proposed')),
  part_of_speech text        check (part_of_speech in ('noun', 'verb', 'adjective', 'adverb', 'phrase')),
  gender         text        check (gender in ('masculine', 'feminine')),
  plural         text        not null default '' check (length(plural) <= 200),
  -- Where, or by whom, it is used.
  region         text        not null default '' check (length(region) <= 100),
  note           text        not null default '' check (length(note) <= 500),
  source         text        not null default '' check (length(source) <= 300),
  source_page    text        not null default '' check (length(source_page) <= 50),
  source_link    text        not null default '' check (length(source_link) <= 500),
  -- Null for what the dictionary was born with.
  author_id      bigint      references users,
  created_at     timestamptz not null,
  unique (term_id, language, bare)
);
-- Of one language one name is preferred. The preferred Arabic and Latin names are those of the entry itself.
create unique index designations_one_preferred on designations (term_id, language) where status = 'preferred';
create index designations_bare on designations (bare);
create index designations_proposed on designations (created_at, id) where status = 'proposed';
create index designations_author on designations (author_id, created_at) where author_id is not null;

create table term_examples (
  id          bigint      generated always as identity primary key,
  term_id     bigint      not null references all_terms on delete cascade,
  text        text        not null check (length(text) between 1 and 500),
  translation text        not null default '' check (length(translation) <= 500),
  status      text        not null check (status in ('accepted', 'proposed')),
  source      text        not null default '' check (length(source) <= 300),
  source_page text        not null default '' check (length(source_page) <= 50),
  source_link text        not null default '' check (length(source_link) <= 500),
  author_id   bigint      references users,
  created_at  timestamptz not null
);
create index term_examples_term on term_examples (term_id, id);
create index term_examples_proposed on term_examples (created_at, id) where status = 'proposed';
create index term_examples_author on term_examples (author_id, created_at) where author_id is not null;

-- Stored once and shown from both ends: `broader` says that `other_id` is broader than `term_id`; the others mean the same
-- from either end.
create table term_relations (
  id         bigint      generated always as identity primary key,
  term_id    bigint      not null references all_terms on delete cascade,
  other_id   bigint      not null references all_terms on delete cascade,
  kind       text        not null check (kind in ('broader', 'related', 'see')),
  status     text        not null check (status in ('accepted', 'proposed')),
  author_id  bigint      references users,
  created_at timestamptz not null,
  check (term_id <> other_id)
);
create unique index term_relations_one on term_relations (least(term_id, other_id), greatest(term_id, other_id));
create index term_relations_term on term_relations (term_id);
create index term_relations_other on term_relations (other_id);
create index term_relations_proposed on term_relations (created_at, id) where status = 'proposed';
create index term_relations_author on term_relations (author_id, created_at) where author_id is not null;

-- What a category is divided into, as a tree.
create table domains (
  id          bigint generated always as identity primary key,
  slug        text   not null unique,
  name        text   not null check (length(name) between 1 and 100),
  latin       text   not null check (length(latin) <= 100),
  category_id bigint not null references categories,
  -- Of the same category.
  parent_id   bigint,
  unique (id, category_id),
  unique (category_id, name),
  foreign key (parent_id, category_id) references domains (id, category_id),
  check (parent_id <> id)
);

create table term_domains (
  term_id   bigint not null references all_terms on delete cascade,
  domain_id bigint not null references domains,
  primary key (term_id, domain_id)
);
create index term_domains_domain on term_domains (domain_id, term_id);

alter table term_revisions
  -- All that the entry had beside its pair and definition; null for what was written before it could have any.
  add column entry jsonb,
  -- What was done.
  add column change text not null default 'edited',
  -- The revision that was gone back to.
  add column reverted_to bigint references term_revisions on delete set null;

-- One entry was taken into another, and what of it moved: enough to undo it exactly.
create table term_merges (
  id        bigint      generated always as identity primary key,
  kept_id   bigint      not null references all_terms on delete cascade,
  merged_id bigint      not null references all_terms on delete cascade,
  moved     jsonb       not null,
  merged_by bigint      not null references users,
  merged_at timestamptz not null,
  undone_by bigint      references users,
  undone_at timestamptz,
  check (kept_id <> merged_id),
  check ((undone_by is null) = (undone_at is null))
);
create unique index term_merges_standing on term_merges (merged_id) where undone_at is null;
create index term_merges_kept on term_merges (kept_id);
