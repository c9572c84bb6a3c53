-- What an account does counts from here on; null while its address is not confirmed. Earlier accounts are.
alter table users add column email_confirmed_at timestamptz;
update users set email_confirmed_at = created_at;

-- A link that confirms an address: of a new account, or the one that an account changes to.
create table email_confirmations (
  token_hash bytea       primary key,
  user_id    bigint      not null references users,
  email      citext      not null,
  expires_at timestamptz not null
);
create index email_confirmations_user on email_confirmations (user_id);

-- A vote that waits for its voter's address to be confirmed is not among the votes of its term.
alter table votes add column counts boolean not null default true;
create index votes_waiting on votes (user_id) where not counts and revoked_at is null;
