-- Why a file could not be read; empty while nothing is known against it.
alter table paper_versions add column failure text not null default '';

-- A file that could not be read is replaced by its author within the round.
alter table paper_log drop constraint paper_log_kind_check;
alter table paper_log add constraint paper_log_kind_check check (kind in
  ('submitted', 'assigned', 'unassigned', 'accepted_invitation', 'declined_invitation', 'reviewed', 'decided',
   'status_set', 'resubmitted', 'file_replaced', 'withdrawn', 'published', 'unpublished', 'retracted'));
create index paper_versions_late on paper_versions (created_at) where state = 'received';
