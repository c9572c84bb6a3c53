-- An invitation is answered by a day; what was asked before has none.
alter table paper_assignments add column respond_by timestamptz;

-- A verdict that counts no more stays as it was sent.
do $$
declare
  each record;
begin
  for each in select conname from pg_constraint where conrelid = 'paper_assignments'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%state%'
  loop
    execute format('alter table paper_assignments drop constraint %I', each.conname);
  end loop;
end $$;
alter table paper_assignments
  add constraint paper_assignments_state_check
    check (state in ('invited', 'accepted', 'declined', 'submitted', 'cancelled', 'set_aside')),
  add check ((state in ('submitted', 'set_aside')) = (verdict is not null)),
  add check ((state in ('submitted', 'set_aside')) = (submitted_at is not null));

-- The rejected paper that a new one goes back to.
alter table papers add column former_id bigint references papers on delete set null check (former_id <> id);
create index papers_former on papers (former_id) where former_id is not null;
-- The same file from another account is shown to editors.
create index paper_versions_sha256 on paper_versions (file_sha256);

-- The kinds of entries that other migrations brought stay.
do $$
declare
  known text := pg_get_constraintdef((select oid from pg_constraint where conname = 'paper_log_kind_check'));
begin
  alter table paper_log drop constraint paper_log_kind_check;
  execute format('alter table paper_log add constraint paper_log_kind_check %s',
    replace(known, '''unassigned''::text',
      '''unassigned''::text, ''extended''::text, ''reminded''::text, ''verdict_set_aside''::text'));
end $$;
