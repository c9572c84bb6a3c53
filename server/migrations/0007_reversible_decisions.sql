-- What was credited and taken back may be credited again: each round of it is a transaction of its own.
alter table ledger_transactions add column round int not null default 0 check (round >= 0);
alter table ledger_transactions drop constraint ledger_transactions_user_id_reason_subject_key;
alter table ledger_transactions add unique (user_id, reason, subject, round);
alter table ledger_transactions drop constraint ledger_transactions_reason_check;
alter table ledger_transactions add check (reason in
  ('term_approved', 'term_reversed', 'vote_cast', 'vote_revoked', 'daily_challenge', 'challenge_reversed'));

-- A rejection hides a term and keeps all of it. Whoever reads `terms` never meets a rejected one.
alter table terms rename to all_terms;
alter table all_terms
  add column rejected_at timestamptz,
  add column rejected_by bigint references users,
  add column rejection_reason text not null default '',
  -- What keeps the definition from saying what the term is; null where nothing does.
  add column definition_fault text
    check (definition_fault in ('too_short', 'generic', 'own_words', 'no_words')),
  -- The category at submission, where it was changed since: the bonus for a new one goes by it.
  add column submitted_category_id bigint references categories,
  add check ((rejected_at is null) = (rejected_by is null));
update all_terms set submitted_category_id = first.category_id
  from (select distinct on (term_id) term_id, category_id from term_revisions order by term_id, id) first
  where first.term_id = all_terms.id and first.category_id <> all_terms.category_id;
drop index terms_same_word;
create unique index terms_same_word on all_terms (arabic_bare) where rejected_at is null;
create index all_terms_rejected on all_terms (rejected_at desc, id desc) where rejected_at is not null;
create index all_terms_rejected_by on all_terms (rejected_by) where rejected_at is not null;
create view terms as select * from all_terms where rejected_at is null;
comment on view terms is 'rows of all_terms';

-- What an admin hides is gone from the public history of a term.
alter table term_revisions
  add column hidden_at timestamptz,
  add column hidden_by bigint references users,
  add check ((hidden_at is null) = (hidden_by is null));

-- A person's decision may be undone by an admin, and a term restored.
alter table term_decisions drop constraint term_decisions_decision_check;
alter table term_decisions add check (decision in
  ('approved', 'approved_by_votes', 'returned', 'rejected', 'restored', 'undone', 'removed'));
create index term_decisions_actor on term_decisions (actor_id, id desc);
