-- Since when authors are asked anew what conflicts of interest they have: others wrote the paper than those who stated them.
alter table papers add column conflict_asked_at timestamptz;

-- The kinds of entries that other migrations brought stay.
do $$
declare
  known text := pg_get_constraintdef((select oid from pg_constraint where conname = 'paper_log_kind_check'));
begin
  alter table paper_log drop constraint paper_log_kind_check;
  execute format('alter table paper_log add constraint paper_log_kind_check %s',
    replace(known, '''unassigned''::text', '''unassigned''::text, ''conflicts_stated''::text'));
end $$;
