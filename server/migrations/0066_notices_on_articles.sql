-- Doubts of the editors about a published article, while they look into them.
alter table papers
  add column concern_at   timestamptz,
  add column concern_note text not null default '';

-- A volume that was once published leaves a trace, and why it was taken out.
alter table volumes
  add column first_published_at timestamptz,
  add column unpublished_reason text not null default '';
update volumes set first_published_at = coalesce(published_at, (
  select min(record.first_published_at) from article_records record
    join papers paper on paper.id = record.paper_id where paper.volume_id = volumes.id));

alter table paper_log drop constraint paper_log_kind_check;
alter table paper_log add constraint paper_log_kind_check check (kind in
  ('submitted', 'assigned', 'unassigned', 'accepted_invitation', 'declined_invitation', 'reviewed', 'decided',
   'status_set', 'resubmitted', 'file_replaced', 'withdrawn', 'published', 'unpublished', 'retracted',
   'editor_admitted', 'concern_raised', 'concern_lifted', 'corrected'));
