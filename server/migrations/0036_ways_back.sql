-- An admin who was suspended and is let in again is a new one: whoever lets them in pays out nothing with them at once.
create or replace function note_admin_since() returns trigger language plpgsql as $$
begin
  if new.role <> 'admin' then
    new.admin_since := null;
  elsif tg_op = 'INSERT' or old.role <> 'admin' then
    new.admin_since := case when exists (select from users where role = 'admin') then clock_timestamp() end;
  elsif old.status <> 'active' and new.status = 'active' then
    new.admin_since := clock_timestamp();
  end if;
  return new;
end $$;
drop trigger note_admin_since on users;
create trigger note_admin_since before insert or update of role, status on users
  for each row execute function note_admin_since();

-- The addresses that accounts have left of late, each with the way back that its mailbox was given: the hash of a link, once
-- the mail is made. Nobody else takes such an address meanwhile.
create table former_addresses (
  token_hash         bytea       primary key,
  user_id            bigint      not null references users,
  email              text        not null,
  -- The newest change of wallet when the address was left, 0 for none: later ones are taken back too.
  last_wallet_change bigint      not null,
  expires_at         timestamptz not null
);
create index former_addresses_user on former_addresses (user_id);
create index former_addresses_email on former_addresses (email);
create index former_addresses_expiry on former_addresses (expires_at);
