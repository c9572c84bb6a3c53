-- What tells who did what, and who got what, is chained: each link is the hash of a row and of the link before it.
-- Rows are linked in batches, after their commit, so that writers never wait for one another.
create table chains (
  name      text        primary key,
  length    bigint      not null default 0 check (length >= 0),
  -- Of the newest link; empty before the first.
  hash      bytea       not null default '',
  sealed_at timestamptz
);
comment on table chains is 'written by the database alone';

create table chain_links (
  seq    bigint not null check (seq >= 1),
  row_id bigint not null,
  chain  text   not null,
  hash   bytea  not null,
  primary key (chain, seq)
);
comment on table chain_links is 'written by the database alone';
create trigger append_only before update or delete on chain_links
  for each row execute function refuse_change();

-- Rows whose link is to come.
create table unsealed_rows (
  chain  text   not null,
  row_id bigint not null,
  primary key (chain, row_id)
);
comment on table unsealed_rows is 'written by the database alone';

-- What was looked at, how far, and what was found.
create table evidence_checks (
  id          bigint      generated always as identity primary key,
  -- From the first row on, or what came since the last check.
  is_whole    boolean     not null,
  -- The heads up to which the chains were looked at.
  heads       jsonb       not null,
  findings    jsonb       not null,
  finished_at timestamptz not null
);
create trigger append_only before update or delete on evidence_checks
  for each row execute function refuse_change();

-- What of each row is hashed: all that it says, in a form that no setting of a session changes. A column that comes later
-- is appended where it says something, so that the links of older rows stay true.
create view chained_rows as
  select 'audit_log'::text as chain, id as row_id,
      jsonb_build_array(id, actor_id, action, subject, detail, extract(epoch from created_at)) as content
    from audit_log
  union all
  select 'ledger', id,
      jsonb_build_array(id, user_id, reason, subject, label, reverses, round, extract(epoch from created_at),
        (select jsonb_agg(jsonb_build_array(entry.id, account_id, amount) order by entry.id)
          from ledger_entries entry where transaction_id = ledger_transactions.id))
    from ledger_transactions
  union all
  select 'paper_log', id,
      jsonb_build_array(id, paper_id, seq, round, kind, from_status, to_status, actor_id, actor_role, note,
        internal_note, detail, file_sha256, extract(epoch from created_at), previous_hash, hash)
    from paper_log
  union all
  select 'payout_log', id,
      jsonb_build_array(id, payout_id, user_id, email, wallet, units, tx_hash, extract(epoch from paid_at))
    from payout_log
  union all
  select 'term_decisions', id,
      jsonb_build_array(id, term_id, decision, actor_id, author_id, arabic, reason, extract(epoch from created_at))
    from term_decisions;
comment on view chained_rows is 'holds no nulls';

create function link_hash(previous bytea, chain text, content jsonb) returns bytea
language sql immutable parallel safe as $$
  select sha256(previous || convert_to(chain || ' ' || content::text, 'UTF8'))
$$;

-- Link the oldest rows that wait, so many at most; give how many it were.
create function seal_chain(wanted text, most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head   chains;
  waits  record;
  sealed bigint[] := '{}';
begin
  -- One at a time; who appends rows takes no such lock.
  select * into strict head from chains where name = wanted for update;
  for waits in
    select row_id, content from unsealed_rows join chained_rows using (chain, row_id)
    where chain = wanted order by row_id limit most
  loop
    head.length := head.length + 1;
    head.hash := link_hash(head.hash, wanted, waits.content);
    insert into chain_links (seq, row_id, chain, hash) values (head.length, waits.row_id, wanted, head.hash);
    sealed := sealed || waits.row_id;
  end loop;
  if sealed <> '{}' then
    delete from unsealed_rows where chain = wanted and row_id = any(sealed);
    update chains set length = head.length, hash = head.hash, sealed_at = clock_timestamp() where name = wanted;
  end if;
  return cardinality(sealed);
end $$;

create function await_seal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into unsealed_rows (chain, row_id) values (tg_argv[0], new.id) on conflict do nothing;
  return null;
end $$;
create trigger chained after insert on audit_log for each row execute function await_seal('audit_log');
create trigger chained after insert on ledger_transactions for each row execute function await_seal('ledger');
create trigger chained after insert on paper_log for each row execute function await_seal('paper_log');
create trigger chained after insert on payout_log for each row execute function await_seal('payout_log');
create trigger chained after insert on term_decisions for each row execute function await_seal('term_decisions');

-- Begin all chains anew with the rows that there are: for a migration, and where rows were taken away with good reason.
create function begin_chains() returns void language plpgsql as $$
begin
  alter table chain_links disable trigger append_only;
  delete from chain_links;
  alter table chain_links enable trigger append_only;
  update chains set length = 0, hash = '', sealed_at = null;
  delete from unsealed_rows;
  -- Nothing of what was looked at before stands any more.
  insert into evidence_checks (is_whole, heads, findings, finished_at) select false, '[]', '[]', now()
    where exists (select from evidence_checks);
  insert into unsealed_rows (chain, row_id)
    select 'audit_log', id from audit_log
    union all select 'ledger', id from ledger_transactions
    union all select 'paper_log', id from paper_log
    union all select 'payout_log', id from payout_log
    union all select 'term_decisions', id from term_decisions;
end $$;

insert into chains (name)
  values ('audit_log'), ('ledger'), ('paper_log'), ('payout_log'), ('term_decisions');
select begin_chains();
