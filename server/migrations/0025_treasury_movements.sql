-- From where on every movement of the treasury's tokens is explained: what it held when it was first looked at.
create table treasury_starts (
  genesis    text          not null,
  -- The token account.
  account    text          not null,
  slot       numeric(20,0) not null,
  tokens     numeric(20,0) not null check (tokens >= 0),
  started_at timestamptz   not null,
  primary key (genesis, account)
);
create trigger append_only before update or delete on treasury_starts
  for each row execute function refuse_change();

-- Each final transaction that named the account, by what most nodes say of it.
create table treasury_movements (
  genesis   text          not null,
  account   text          not null,
  signature text          not null,
  slot      numeric(20,0) not null,
  -- What came in; below zero what went out; zero where it only named the account.
  tokens    numeric(20,0) not null,
  -- The payout that its memo names, which need not be known here.
  payout_id text          not null default '',
  -- Who received what went out, where it was one wallet.
  wallet    text          not null default '',
  primary key (genesis, account, signature),
  foreign key (genesis, account) references treasury_starts
);
create index treasury_movements_slot on treasury_movements (genesis, account, slot);
create trigger append_only before update or delete on treasury_movements
  for each row execute function refuse_change();

-- An audit reads on from the slot up to which the one before it saw everything; the transaction that it saw last is not needed.
alter table payout_audits drop column newest, add column through_slot numeric(20,0);

alter table payout_disagreements drop constraint payout_disagreements_kind_check;
alter table payout_disagreements add constraint payout_disagreements_kind_check check (kind in
  ('unknown_payment', 'paid_and_released', 'other_transaction', 'not_on_chain', 'ledger',
   'unexplained_payment', 'unexplained_deposit', 'balance_gap'));
alter table payout_disagreements
  -- The member who seems to have received it, and how much it was in millionths of a point.
  add column user_id bigint references users,
  add column units   numeric(20,0);
