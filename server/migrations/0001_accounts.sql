create extension if not exists pg_trgm;
create extension if not exists citext;

-- Rows of some tables are only ever appended.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create table users (
  id                bigint      generated always as identity primary key,
  email             citext      not null unique check (length(email) between 3 and 254),
  name              text        not null check (length(name) between 1 and 100),
  -- The name in the one form in which Arabic is compared; filled by the application.
  name_key          text        not null default '',
  password_hash     text        not null,
  role              text        not null default 'user' check (role in ('user', 'journal_admin', 'admin')),
  is_reviewer       boolean     not null default false,
  -- Three approved terms: may review the terms of others.
  is_contributor    boolean     not null default false,
  status            text        not null default 'active' check (status in ('active', 'suspended')),
  education_level   text        not null default '',
  institution       text        not null default '',
  bio               text        not null default '',
  area_of_expertise text        not null default '',
  wallet_address    text        not null default '',
  -- Raised to end every access token at once: suspension, a new role, a new password.
  token_epoch       int         not null default 0,
  created_at        timestamptz not null default now(),
  last_login        timestamptz
);

-- A family is one sign-in on one device. Each refresh replaces its token; a token used twice ends the family.
create table token_families (
  id         uuid        primary key,
  user_id    bigint      not null references users,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index token_families_user on token_families (user_id) where revoked_at is null;

create table refresh_tokens (
  token_hash bytea       primary key,
  family_id  uuid        not null references token_families on delete cascade,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

create table password_resets (
  token_hash bytea       primary key,
  user_id    bigint      not null references users,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index password_resets_user on password_resets (user_id);

create table used_captchas (
  signature  text        primary key,
  expires_at timestamptz not null
);

-- Fixed windows; a row per key and window.
create table rate_limits (
  key        text        not null,
  window_end timestamptz not null,
  hits       int         not null,
  primary key (key, window_end)
);
create index rate_limits_end on rate_limits (window_end);

-- Every privileged act: who did what to which object.
create table audit_log (
  id         bigint      generated always as identity primary key,
  actor_id   bigint      references users,
  action     text        not null,
  subject    text        not null,
  detail     jsonb       not null default '{}',
  created_at timestamptz not null default now()
);
create trigger append_only before update or delete on audit_log
  for each row execute function refuse_change();

create table notifications (
  id         bigint      generated always as identity primary key,
  user_id    bigint      not null references users,
  kind       text        not null,
  title      text        not null,
  body       text        not null default '',
  link       text        not null default '',
  read_at    timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

-- Small facts about this database, such as the version of the search keys.
create table settings (
  key   text primary key,
  value text not null
);
