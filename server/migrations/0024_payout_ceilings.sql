-- Since when an admin is one; null for the first of an installation, and for whoever is none. By the clock of the database.
alter table users add column admin_since timestamptz;
update users set admin_since = coalesce(
  (select max(created_at) from audit_log
    where action = 'user.role' and subject = 'user:' || users.id and detail #>> '{to,role}' = 'admin'),
  created_at)
  where role = 'admin' and id <> (select min(id) from users where role = 'admin');

create function note_admin_since() returns trigger language plpgsql as $$
begin
  if new.role <> 'admin' then
    new.admin_since := null;
  elsif tg_op = 'INSERT' or old.role <> 'admin' then
    new.admin_since := case when exists (select from users where role = 'admin') then clock_timestamp() end;
  end if;
  return new;
end $$;
create trigger note_admin_since before insert or update of role on users
  for each row execute function note_admin_since();

-- A payout above the threshold waits here until another admin has agreed to it.
create table payout_approvals (
  id           bigint        generated always as identity primary key,
  user_id      bigint        not null references users,
  -- What was agreed to: to this wallet, and not more than this.
  wallet       text          not null,
  units        numeric(20,0) not null check (units > 0),
  requested_by bigint        not null references users,
  requested_at timestamptz   not null default clock_timestamp(),
  -- Lapsed: the wallet is another one since.
  decision     text          check (decision in ('approved', 'refused', 'lapsed')),
  decided_by   bigint        references users,
  decided_at   timestamptz,
  note         text          not null default '',
  check (requested_by <> user_id),
  check ((decision is null) = (decided_at is null)),
  check ((coalesce(decision, 'lapsed') = 'lapsed') = (decided_by is null)),
  check (decision <> 'approved' or decided_by not in (user_id, requested_by))
);
create unique index payout_approvals_waiting on payout_approvals (user_id) where decision is null;
create index payout_approvals_user on payout_approvals (user_id, id desc);

create function guard_approval() returns trigger language plpgsql as $$
begin
  if old.decision is not null then
    raise exception 'what was decided on approval % is fixed', old.id;
  end if;
  if (new.user_id, new.wallet, new.units, new.requested_by, new.requested_at)
    is distinct from (old.user_id, old.wallet, old.units, old.requested_by, old.requested_at)
  then
    raise exception 'what approval % is about is fixed', old.id;
  end if;
  return new;
end $$;
create trigger guard_approval before update on payout_approvals for each row execute function guard_approval();
create trigger no_delete before delete on payout_approvals for each row execute function refuse_change();

-- Each approval serves one payout; one that was given back leaves it for the next.
alter table payouts add column approval_id bigint references payout_approvals;
create unique index payouts_approval on payouts (approval_id) where state <> 'released';

-- Nobody orders their own payout, and one that names an approval keeps to it.
create function check_order() returns trigger language plpgsql as $$
begin
  if new.user_id = new.requested_by then
    raise exception 'user % orders their own payout', new.user_id;
  end if;
  if new.approval_id is not null and not exists (
    select from payout_approvals
      where id = new.approval_id and decision = 'approved' and user_id = new.user_id and wallet = new.wallet
        and units >= new.units and decided_by <> new.requested_by
  ) then
    raise exception 'payout of user % was not approved like this', new.user_id;
  end if;
  return new;
end $$;
create trigger check_order before insert on payouts for each row execute function check_order();

create or replace function guard_payout() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('reserved', 'reserved'), ('reserved', 'signed'), ('reserved', 'released'),
    ('signed', 'signed'), ('signed', 'settled'), ('signed', 'released'), ('signed', 'review'),
    ('review', 'review'), ('review', 'settled'), ('review', 'released')
  ) then
    raise exception 'payout % cannot go from % to %', old.id, old.state, new.state;
  end if;
  if (new.user_id, new.email, new.wallet, new.genesis, new.mint, new.decimals, new.treasury, new.units, new.tokens,
      new.signer, new.requested_by, new.lease_token, new.approval_id)
    is distinct from
     (old.user_id, old.email, old.wallet, old.genesis, old.mint, old.decimals, old.treasury, old.units, old.tokens,
      old.signer, old.requested_by, old.lease_token, old.approval_id)
  then
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
