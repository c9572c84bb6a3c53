-- Somebody who leaves may come back until a month is over; then the row stays without the person, for what it counts in.
alter table users
  add column deletion_requested_at timestamptz,
  add column erased_at timestamptz,
  add check (erased_at is null or
    (status = 'suspended' and role = 'user' and wallet_address = '' and bio = '' and password_hash = 'none'));
create index users_leaving on users (deletion_requested_at)
  where deletion_requested_at is not null and erased_at is null;

-- The wallets that somebody had go with the person.
create function refuse_change_of_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from users where id = old.user_id and erased_at is not null) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger append_only on wallet_changes;
create trigger append_only before update or delete on wallet_changes
  for each row execute function refuse_change_of_person();

create index notifications_age on notifications (created_at);
