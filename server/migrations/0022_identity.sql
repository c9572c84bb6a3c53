-- When the person of a sign-in last proved who they are, and by what: a sign-in is itself such a proof.
alter table token_families
  add column proved_at timestamptz,
  add column proved_by text not null default 'password'
    check (proved_by in ('password', 'code', 'passkey', 'recovery_code'));
update token_families set proved_at = created_at;
alter table token_families alter column proved_at set not null, alter column proved_at set default now();

-- Second factors: passkeys, an app that shows codes (TOTP, RFC 6238), and codes on paper for the day when both are lost.
create table passkeys (
  id            bigint      generated always as identity primary key,
  user_id       bigint      not null references users,
  credential_id text        not null unique,
  public_key    bytea       not null,
  -- Rises at each use, where the device counts; one that falls back is a copy.
  counter       bigint      not null default 0,
  transports    text[]      not null default '{}',
  name          text        not null check (length(name) between 1 and 60),
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkeys_user on passkeys (user_id);

create table code_apps (
  user_id       bigint      primary key references users,
  -- Encrypted with a key of the installation: whoever reads the table alone makes no codes.
  sealed_secret bytea       not null,
  -- Null until a first code has shown that the app has the secret.
  confirmed_at  timestamptz,
  -- The step of the last code that was taken; a code works once.
  last_step     bigint      not null default 0,
  created_at    timestamptz not null
);

create table recovery_codes (
  code_hash bytea       primary key,
  user_id   bigint      not null references users,
  used_at   timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

-- The password was right, the second factor is awaited: of a sign-in, or of one that is there already and proves itself again.
create table awaited_factors (
  token_hash        bytea       primary key,
  user_id           bigint      not null references users,
  family_id         uuid        references token_families on delete cascade,
  passkey_challenge text        not null,
  failures          int         not null default 0,
  expires_at        timestamptz not null
);
create index awaited_factors_expiry on awaited_factors (expires_at);
create index awaited_factors_family on awaited_factors (family_id);

-- A passkey that a person is about to add.
create table offered_passkeys (
  user_id    bigint      primary key references users,
  challenge  text        not null,
  expires_at timestamptz not null
);

-- Payouts to a wallet that was changed wait until then; null: nothing waits.
alter table users add column wallet_held_until timestamptz;

create table wallet_changes (
  id           bigint      generated always as identity primary key,
  user_id      bigint      not null references users,
  old_wallet   text        not null,
  new_wallet   text        not null check (new_wallet <> old_wallet),
  -- By what the person had proved who they are; null where the link of a mail took a change back.
  proved_by    text        check (proved_by in ('password', 'code', 'passkey', 'recovery_code')),
  network_hash bytea,
  -- Of the hold that the change began.
  held_until   timestamptz,
  -- The change that this one takes back; each once.
  undoes       bigint      unique references wallet_changes,
  created_at   timestamptz not null
);
create index wallet_changes_user on wallet_changes (user_id, id desc);
create trigger append_only before update or delete on wallet_changes
  for each row execute function refuse_change();

-- The way back that a mail carries: a link that takes one change back.
create table wallet_undo_links (
  token_hash bytea       primary key,
  change_id  bigint      not null references wallet_changes,
  expires_at timestamptz not null
);
create index wallet_undo_links_change on wallet_undo_links (change_id);
