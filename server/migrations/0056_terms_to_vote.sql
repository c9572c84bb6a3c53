-- What needs votes is read in this order, a page at a time: what lacks a definition last, then by votes, then by age.
create index terms_to_vote on all_terms ((definition_fault is not null), (-votes), id)
  where rejected_at is null and approved_by is null;
-- The newest and the most voted of what is approved.
create index terms_most_voted on all_terms (votes desc, id) where rejected_at is null;
