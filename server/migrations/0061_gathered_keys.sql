-- While many terms come, their keys are gathered and taken up into the index together. The application owns no index.
create function gather_keys(many boolean) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted text := case when many then 'on' else 'off' end;
begin
  if exists (select from pg_class where oid = 'terms_keys'::regclass and reloptions @> array['fastupdate=' || wanted]) then
    return;
  end if;
  -- It waits for the searches under way, and others wait for it.
  perform set_config('lock_timeout', '2s', true);
  execute format('alter index terms_keys set (fastupdate = %s)', wanted);
exception
  -- Without it all works, at another price.
  when lock_not_available then null;
end $$;

create function take_up_keys() returns bigint language sql security definer set search_path = public, pg_temp as $$
  select gin_clean_pending_list('terms_keys')
$$;
