-- The last sign-in or renewal of one; `last_login` is the sign-in alone.
alter table users add column last_active_at timestamptz;
update users set last_active_at = last_login;

-- The admins' lists of users: each order and each search has its index.
create index users_by_name on users (name collate "ar-x-icu", id);
create index users_by_activity on users (last_active_at desc nulls last, id desc);
create index users_roles on users (role, id) where role <> 'user';
create index users_reviewers on users (id) where is_reviewer;
create index users_contributors on users (id) where is_contributor;
create index users_suspended on users (id) where status = 'suspended';
create index users_unconfirmed on users (id) where email_confirmed_at is null;
create index users_name_trigrams on users using gin (name gin_trgm_ops);
create index users_name_key_trigrams on users using gin (name_key gin_trgm_ops);
create index users_email_trigrams on users using gin ((email::text) gin_trgm_ops);

-- From which networks an account was opened and signed in to, each as a keyed hash, and for a bounded time: a hint for
-- admins who look for one person behind many accounts, and nothing else.
create table account_networks (
  user_id       bigint      not null references users,
  network_hash  bytea       not null,
  opened_here   boolean     not null default false,
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (user_id, network_hash)
);
create index account_networks_hash on account_networks (network_hash, user_id);
create index account_networks_age on account_networks (last_seen_at);

-- What an admin looks for in the log: by whom, about whom or what, what kind of act.
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_subject on audit_log (subject, id desc);
create index audit_log_action on audit_log (action, id desc);

-- What happened over time.
create index term_decisions_time on term_decisions (created_at);
create index activity_days_day on activity_days (day, user_id);
create index ledger_transactions_time on ledger_transactions (created_at);
