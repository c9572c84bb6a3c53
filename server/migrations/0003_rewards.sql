-- Double entry, append-only. Unit: a millionth of a point; one point is one UAS.
-- Every account belongs to one user, so credits of different users never wait for one another.
create table ledger_accounts (
  id      bigint        generated always as identity primary key,
  user_id bigint        not null references users,
  kind    text          not null check (kind in ('issued', 'available', 'reserved', 'paid', 'owed')),
  balance numeric(20,0) not null default 0,
  -- 'issued' is the source of a user's points, so it is what they earned, negated.
  -- 'owed' is what they give back out of later credits.
  check (case when kind in ('issued', 'owed') then balance <= 0 else balance >= 0 end),
  unique (user_id, kind)
);
create index ledger_accounts_leaders on ledger_accounts (balance, user_id) where kind = 'issued';

create function open_ledger_accounts() returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (user_id, kind)
    select new.id, kind from unnest(array['issued', 'available', 'reserved', 'paid', 'owed']) kind;
  return null;
end $$;
create trigger open_ledger_accounts after insert on users
  for each row execute function open_ledger_accounts();

create table ledger_transactions (
  id         bigint      generated always as identity primary key,
  user_id    bigint      not null references users,
  reason     text        not null check (reason in
    ('term_approved', 'term_reversed', 'vote_cast', 'vote_revoked', 'daily_challenge')),
  -- The row that earned or lost the points, such as 'vote:12'.
  subject    text        not null,
  -- What a person reads beside the reason, such as the term.
  label      text        not null default '',
  -- The credit that a counter-entry takes back; a credit is taken back once.
  reverses   bigint      unique references ledger_transactions,
  created_at timestamptz not null default now(),
  unique (user_id, reason, subject)
);
create index ledger_transactions_day on ledger_transactions (user_id, reason, created_at);

create table ledger_entries (
  id             bigint        generated always as identity primary key,
  transaction_id bigint        not null references ledger_transactions,
  account_id     bigint        not null references ledger_accounts,
  amount         numeric(20,0) not null check (amount <> 0)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id);

create function apply_ledger_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts account set balance = balance + new.amount
    from ledger_transactions moved
    where account.id = new.account_id and moved.id = new.transaction_id and moved.user_id = account.user_id;
  if not found then
    raise exception 'ledger transaction % moves points of another user', new.transaction_id;
  end if;
  return new;
end $$;
create trigger apply_ledger_entry after insert on ledger_entries
  for each row execute function apply_ledger_entry();

create function check_ledger_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'unbalanced ledger transaction %', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger check_ledger_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balanced();

create trigger append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
-- Only an entry moves a balance.
create trigger append_only before update or delete on ledger_accounts
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

-- A day (in Riyadh) on which a user suggested or voted.
create table activity_days (
  user_id bigint not null references users,
  day     date   not null,
  primary key (user_id, day)
);
