-- Points that are set aside for a payout, paid by it, or given back; and payments that were found on the chain.
alter table ledger_transactions drop constraint ledger_transactions_reason_check;
alter table ledger_transactions add constraint ledger_transactions_reason_check check (reason in
  ('term_approved', 'term_reversed', 'vote_cast', 'vote_revoked', 'daily_challenge', 'challenge_reversed',
   'paper_published', 'paper_reviewed', 'paper_retracted',
   'payout_reserved', 'payout_settled', 'payout_released', 'payment_booked'));
-- A payout is settled or released, and that once.
create unique index ledger_transactions_payout_end on ledger_transactions (subject)
  where reason in ('payout_settled', 'payout_released');
-- Whom there is something to pay, the most first.
create index ledger_accounts_payable on ledger_accounts (balance desc, user_id) where kind = 'available' and balance > 0;

create table payouts (
  -- Random: a database that is restored from a backup must not give an id twice, since the chain keeps it in the memo.
  id           uuid          primary key default gen_random_uuid(),
  user_id      bigint        not null references users,
  -- As they were: what is changed later changes nothing that is under way.
  email        text          not null,
  wallet       text          not null,
  genesis      text          not null,
  mint         text          not null,
  decimals     int           not null check (decimals between 0 and 18),
  treasury     text          not null,
  -- Millionths of a point, and the same in the smallest unit of the token.
  units        numeric(20,0) not null check (units > 0),
  tokens       numeric(20,0) not null check (tokens between 1 and 18446744073709551615),
  state        text          not null default 'reserved'
    check (state in ('reserved', 'signed', 'settled', 'released', 'review')),
  -- Why it stands where it stands; a code.
  reason       text          not null default '',
  -- Who signs: the key that an admin sends, or an admin's wallet in the browser.
  signer       text          not null check (signer in ('key', 'wallet')),
  requested_by bigint        not null references users,
  -- The request that made the reservation owns it until then; afterwards it may be released.
  lease_token  uuid          not null default gen_random_uuid(),
  lease_until  timestamptz   not null,

  -- What bounds the life of a transaction; written before a wallet is asked to sign, or together with the signature.
  recipient_account       text,
  last_valid_block_height numeric(20,0),
  context_slot            numeric(20,0),
  context_height          numeric(20,0),
  built_at                timestamptz,
  -- What a wallet was asked to sign.
  prepared                bytea,
  -- Written before the first byte is sent.
  signature               text unique,
  wire                    bytea,
  signed_at               timestamptz,

  landed_slot  numeric(20,0),
  fee_lamports numeric(20,0),
  created_at   timestamptz   not null default now(),
  updated_at   timestamptz   not null default now(),
  check ((signature is null) = (wire is null) and (signature is null) = (signed_at is null)),
  check (num_nulls(recipient_account, last_valid_block_height, context_slot, context_height, built_at) in (0, 5)),
  check (built_at is not null or (signature is null and prepared is null)),
  check (state in ('reserved', 'released') or signature is not null)
);
create unique index payouts_one_open on payouts (user_id) where state in ('reserved', 'signed', 'review');
create index payouts_open on payouts (created_at) where state in ('reserved', 'signed', 'review');
create index payouts_user on payouts (user_id, created_at desc);
create index payouts_newest on payouts (created_at desc, id desc);

create function guard_payout() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('reserved', 'reserved'), ('reserved', 'signed'), ('reserved', 'released'),
    ('signed', 'signed'), ('signed', 'settled'), ('signed', 'released'), ('signed', 'review'),
    ('review', 'review'), ('review', 'settled'), ('review', 'released')
  ) then
    raise exception 'payout % cannot go from % to %', old.id, old.state, new.state;
  end if;
  if (new.user_id, new.email, new.wallet, new.genesis, new.mint, new.decimals, new.treasury, new.units, new.tokens,
      new.signer, new.requested_by, new.lease_token)
    is distinct from
     (old.user_id, old.email, old.wallet, old.genesis, old.mint, old.decimals, old.treasury, old.units, old.tokens,
      old.signer, old.requested_by, old.lease_token)
  then
    -- guard: A payout keeps what it pays (../modules/payouts/schema.test.ts) ‹raise exception 'what payout % pays is fixed', old.id → null›
    raise exception 'what payout % pays is fixed', old.id;
  end if;
  if old.prepared is not null and new.prepared is distinct from old.prepared then
    raise exception 'what a wallet signs for payout % is fixed', old.id;
  end if;
  if old.signature is not null and
     (new.signature, new.wire, new.signed_at, new.recipient_account, new.last_valid_block_height, new.context_slot,
      new.context_height, new.built_at)
    is distinct from
     (old.signature, old.wire, old.signed_at, old.recipient_account, old.last_valid_block_height, old.context_slot,
      old.context_height, old.built_at)
  then
    raise exception 'signed payout % is fixed', old.id;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_payout before update on payouts for each row execute function guard_payout();
create trigger no_delete before delete on payouts for each row execute function refuse_change();

-- What was paid, in the words of the person who reads it.
create table payout_log (
  id        bigint        generated always as identity primary key,
  -- Null for a payment that was found on the chain and booked by hand.
  payout_id uuid          unique references payouts,
  user_id   bigint        not null references users,
  email     text          not null,
  wallet    text          not null,
  units     numeric(20,0) not null check (units > 0),
  tx_hash   text          not null unique,
  paid_at   timestamptz   not null
);
create index payout_log_user on payout_log (user_id, id desc);
create trigger append_only before update or delete on payout_log
  for each row execute function refuse_change();

-- The accounts of a user and their payouts say the same whenever a transaction ends.
create function check_payouts_of(payee bigint) returns void language plpgsql as $$
begin
  if (select balance from ledger_accounts where user_id = payee and kind = 'reserved') <>
     (select coalesce(sum(units), 0) from payouts where user_id = payee and state in ('reserved', 'signed', 'review'))
  then
    raise exception 'what is set aside for user % is not what is under way', payee;
  end if;
  if exists (
    select from payouts left join payout_log on payout_log.payout_id = payouts.id
      where payouts.user_id = payee
        and ((payouts.state = 'settled') <> (payout_log.id is not null)
          or payout_log.tx_hash <> payouts.signature or payout_log.units <> payouts.units)
  ) then
    raise exception 'the payout log of user % is not what was settled', payee;
  end if;
  if (select balance from ledger_accounts where user_id = payee and kind = 'paid') <>
     (select coalesce(sum(units), 0) from payout_log where user_id = payee)
  then
    -- guard: What is paid stands in the log when a transaction ends (../modules/payouts/schema.test.ts) ‹raise exception 'what is paid to user % is not in the payout log', payee → null›
    raise exception 'what is paid to user % is not in the payout log', payee;
  end if;
end $$;

create function check_payouts() returns trigger language plpgsql as $$
begin
  perform check_payouts_of(new.user_id);
  return null;
end $$;
create constraint trigger check_payouts after insert or update on payouts
  deferrable initially deferred for each row execute function check_payouts();
create constraint trigger check_payouts after insert on payout_log
  deferrable initially deferred for each row execute function check_payouts();
create constraint trigger check_payouts after insert on ledger_transactions
  deferrable initially deferred for each row
  when (new.reason in ('payout_reserved', 'payout_settled', 'payout_released', 'payment_booked'))
  execute function check_payouts();

-- The ledger is compared with the chain; what disagrees blocks payouts until a person has looked at it.
create table payout_audits (
  id          bigint      generated always as identity primary key,
  -- From the first payment on, or only what is new since the last audit.
  is_full     boolean     not null,
  -- Payments of ours that it met on the chain, and the newest transaction of the treasury that it saw.
  payments    int         not null,
  newest      text,
  found       int         not null,
  finished_at timestamptz not null
);
create trigger append_only before update or delete on payout_audits
  for each row execute function refuse_change();

create table payout_disagreements (
  id          bigint      generated always as identity primary key,
  kind        text        not null check (kind in
    ('unknown_payment', 'paid_and_released', 'other_transaction', 'not_on_chain', 'ledger')),
  -- The transaction, where there is one, and the payout that its memo names; it need not be known here.
  signature   text        not null default '',
  payout_id   text        not null default '',
  detail      text        not null default '',
  found_at    timestamptz not null,
  resolution  text        check (resolution in ('booked', 'dismissed')),
  resolved_by bigint      references users,
  resolved_at timestamptz,
  note        text        not null default '',
  unique (kind, signature, payout_id, detail),
  check (num_nulls(resolution, resolved_by, resolved_at) in (0, 3))
);
create index payout_disagreements_open on payout_disagreements (id) where resolution is null;
