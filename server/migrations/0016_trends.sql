-- What the admins' plots add up over time.
create index all_terms_approved on all_terms (approved_at) where author_id is not null;
create index votes_counting on votes (cast_at) where revoked_at is null and counts;
create index payout_log_time on payout_log (paid_at);
create index paper_log_time on paper_log (created_at);
