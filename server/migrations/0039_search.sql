-- The search keys of a term are hashes in one array with one index, made by the application: whole sides, words, stems,
-- roots and further names. What was there before stays findable by its two plain keys until its array is made.
drop view public_paper_terms;
drop view terms;
drop index terms_arabic_exact, terms_arabic_folded, terms_arabic_bare_prefix, terms_arabic_loose, terms_arabic_stem,
  terms_arabic_sorted, terms_latin_folded, terms_latin_loose, terms_latin_stem, terms_words, terms_roots,
  terms_arabic_trigrams, terms_latin_trigrams, terms_listing, terms_same_word;
alter table all_terms
  drop column arabic_exact,
  drop column arabic_folded,
  drop column arabic_loose,
  drop column arabic_stem,
  drop column arabic_sorted,
  drop column latin_exact,
  drop column latin_loose,
  drop column latin_stem,
  drop column words,
  -- Compared by their bytes, so that one index serves equality, beginnings and uniqueness.
  alter column arabic_bare type text collate "C",
  alter column latin_folded type text collate "C",
  add column keys bigint[] not null default '{}',
  -- Stored: only so can a list be read from its index alone.
  add column is_pending boolean not null generated always as (approved_by is null) stored,
  add column letters smallint not null generated always as (length(arabic_bare)) stored,
  add column word_count smallint not null
    generated always as (1 + length(arabic_bare) - length(replace(arabic_bare, ' ', ''))) stored,
  -- Room on each page for votes to be counted without touching an index.
  set (fillfactor = 90);
create view terms as select * from all_terms where rejected_at is null;
comment on view terms is 'rows of all_terms';
create view public_paper_terms as
  select link.paper_id, link.term_id, link.in_abstract, link.in_text
  from paper_terms link
    join published_papers paper on paper.id = link.paper_id and not paper.is_retracted
    join terms term on term.id = link.term_id and term.approved_by is not null
  where link.state = 'confirmed';
comment on view public_paper_terms is 'holds no nulls';

create unique index terms_same_word on all_terms (arabic_bare, category_id, latin_folded) where rejected_at is null;
create index terms_latin on all_terms (latin_folded) where rejected_at is null;
create index terms_keys on all_terms using gin (keys) with (fastupdate = off);
create index terms_listing on all_terms (is_pending, arabic collate "ar-x-icu", id) where rejected_at is null;

-- The distinct words of the dictionary, towards which slips are mended. Known by their numbers: what was added since is
-- read by them.
create table words (
  id   bigint generated always as identity primary key,
  word text   collate "C" not null unique,
  -- In about how many terms.
  uses int    not null default 1 check (uses > 0)
);

-- The keys of all terms are made anew, in the background.
delete from settings where key in ('search_keys_version', 'search_keys_place');
