-- The application connects as a role that owns nothing. What it may do with a table follows from the table itself.

-- Only these move a balance and open an account; the application has no right to.
alter function apply_ledger_entry() security definer set search_path = public, pg_temp;
alter function open_ledger_accounts() security definer set search_path = public, pg_temp;
comment on table ledger_accounts is 'written by the database alone';

-- Whoever may not delete a row may not empty the table either. Runs after all migrations: a later table is covered too.
create function refuse_truncate() returns void language plpgsql as $$
declare
  emptied regclass;
begin
  for emptied in
    select distinct tgrelid from pg_trigger
    where tgfoid = 'refuse_change'::regproc and tgtype & 8 > 0
      and tgrelid not in (select tgrelid from pg_trigger where tgfoid = 'refuse_change'::regproc and tgtype & 32 > 0)
  loop
    execute format('create trigger no_truncate before truncate on %s execute function refuse_change()', emptied);
  end loop;
end $$;

-- What the application may do with a table or view of ours.
create function rights_on(relation regclass) returns text[] stable language sql as $$
  select case
    when relname like 'kysely_%' or obj_description(relation, 'pg_class') = 'written by the database alone'
      then '{select}'::text[]
    when relkind = 'v' and obj_description(relation, 'pg_class') like 'rows of %'
      then rights_on(substring(obj_description(relation, 'pg_class') from '^rows of (\w+)$')::regclass)
    when relkind <> 'r' then '{select}'
    else '{select,insert}'::text[]
      || case when exists (select from pg_trigger
        where tgrelid = relation and tgfoid = 'refuse_change'::regproc and tgtype & 16 > 0) then '{}' else '{update}'::text[] end
      || case when exists (select from pg_trigger
        where tgrelid = relation and tgfoid = 'refuse_change'::regproc and tgtype & 8 > 0) then '{}' else '{delete}'::text[] end
  end from pg_class where oid = relation
$$;

-- Give the application its rights, and take any other away; changes nothing where they are as they should be.
create function grant_application(application name) returns void language plpgsql as $$
declare
  each   record;
  wanted text[];
begin
  execute format('grant usage on schema public to %I', application);
  execute format(
    'alter default privileges in schema public grant select, insert, update, delete on tables to %I', application);
  execute format('alter default privileges in schema public grant usage, select on sequences to %I', application);
  for each in
    select oid::regclass as relation, relkind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname
  loop
    wanted := rights_on(each.relation);
    continue when wanted <@ granted_on(each.relation, application) and wanted @> granted_on(each.relation, application);
    execute format('revoke all on %s from %I', each.relation, application);
    execute format('grant %s on %s to %I', array_to_string(wanted, ', '), each.relation, application);
  end loop;
  for each in
    select oid::regclass as relation from pg_class where relnamespace = 'public'::regnamespace
      and case relkind when 'S' then not has_sequence_privilege(application, oid, 'usage') end
  loop
    execute format('grant usage, select on sequence %s to %I', each.relation, application);
  end loop;
  -- Whoever moves points holds the rows first, which asks for a right to change them: of a column that nobody can change.
  execute format('grant update (id) on ledger_accounts to %I', application);
end $$;

create function granted_on(relation regclass, application name) returns text[] stable language sql as $$
  select coalesce(array_agg(right_name), '{}') from unnest(
    '{select,insert,update,delete,truncate,references,trigger}'::text[]) right_name
  where has_table_privilege(application, relation, right_name)
$$;

-- The tables of background work hold no evidence, and the library changes them itself: they belong to the application.
create function give_jobs(application name) returns void language plpgsql as $$
declare
  each record;
begin
  if to_regnamespace('pgboss') is null then return; end if;
  for each in
    select 'schema' as kind, quote_ident(nspname) as named from pg_namespace
      where nspname = 'pgboss' and nspowner <> application::regrole
    union all
    select case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, oid::regclass::text from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v', 'S') and relowner <> application::regrole
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S')
    union all
    select 'routine', oid::regprocedure::text from pg_proc
      where pronamespace = 'pgboss'::regnamespace and proowner <> application::regrole
    union all
    select 'type', oid::regtype::text from pg_type
      where typnamespace = 'pgboss'::regnamespace and typtype in ('e', 'd') and typowner <> application::regrole
  loop
    execute format('alter %s %s owner to %I', each.kind, each.named, application);
  end loop;
end $$;

select refuse_truncate();
