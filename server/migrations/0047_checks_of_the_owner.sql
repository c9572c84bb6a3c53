-- What a look at the logs found is written by the database alone: the application says how far it looked and what it found.
-- The heads are those of the chains, what was found before stays until everything was looked at, and then the database
-- looks itself whether the links fit.
comment on table evidence_checks is 'written by the database alone';

create function add_evidence_check(whole boolean, looked_up_to jsonb, said jsonb, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found jsonb := said;
begin
  -- Two at once see one another.
  lock table evidence_checks in share row exclusive mode;
  if not whole then
    found := found || coalesce((
      select jsonb_agg(earlier)
      from (select findings from evidence_checks order by id desc limit 1) last, jsonb_array_elements(last.findings) earlier
      where not said @> jsonb_build_array(earlier)), '[]');
  else
    -- A chain is whole when the database itself finds it so.
    found := found || coalesce((
      select jsonb_agg(broken) from chains, lateral (
        select jsonb_build_object('chain', name, 'kind', 'wrong_head') as broken
        where (select count(*) from chain_links where chain = name) <> length
          or length > 0 and hash is distinct from (select hash from chain_links where chain = name and seq = length)
        union all
        select * from (
          select jsonb_build_object('chain', name, 'kind', 'altered', 'row', link.row_id)
          from chain_links link left join chained_rows on chained_rows.chain = name and chained_rows.row_id = link.row_id
          where link.chain = name and content is not null and link.hash <> link_hash(
            coalesce((select hash from chain_links where chain = name and seq = link.seq - 1), ''), name, content)
          order by link.seq limit 100) altered) each
      where not said @> jsonb_build_array(broken)), '[]');
  end if;
  insert into evidence_checks (is_whole, heads, findings, finished_at)
    select whole, coalesce(jsonb_agg(jsonb_build_object('chain', name, 'length', seen, 'hash', encode(
      case when seen < length then (select hash from chain_links where chain = name and seq = seen) else hash end,
      'hex')) order by name), '[]'), found, at
    from chains, lateral (select least(length, coalesce((
      select (head->>'length')::bigint from jsonb_array_elements(looked_up_to) head where head->>'chain' = name), 0)) as seen) looked;
end $$;
