-- Double entry, append-only. Unit: a millionth of a point; one point is one UAS.
create table ledger_accounts (
  id      bigint        generated always as identity primary key,
  user_id bigint        references users,
  kind    text          not null check (kind in ('issued', 'available', 'reserved', 'paid', 'owed')),
  balance numeric(20,0) not null default 0,
  -- 'issued' is the source of all points. 'owed' is what a user gives back out of later credits.
  check (kind = 'issued' or (kind = 'owed' and balance <= 0) or (kind not in ('issued', 'owed') and balance >= 0)),
  check ((user_id is null) = (kind = 'issued')),
  unique nulls not distinct (user_id, kind)
);
insert into ledger_accounts (kind) values ('issued');

create table ledger_transactions (
  id         bigint      generated always as identity primary key,
  user_id    bigint      not null references users,
  reason     text        not null check (reason in
    ('term_approved', 'term_reversed', 'vote_cast', 'vote_revoked', 'daily_challenge')),
  -- The row that earned or lost the points, such as 'vote:12'.
  subject    text        not null,
  -- What a person reads beside the reason, such as the term.
  label      text        not null default '',
  created_at timestamptz not null default now(),
  unique (user_id, reason, subject)
);
create index ledger_transactions_user on ledger_transactions (user_id, id desc);

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
  update ledger_accounts set balance = balance + new.amount where id = new.account_id;
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

-- A day (in Riyadh) on which a user suggested or voted.
create table activity_days (
  user_id bigint not null references users,
  day     date   not null,
  primary key (user_id, day)
);
