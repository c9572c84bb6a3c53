-- A paper is published when it is accepted and stands in a published volume.
create view published_papers as
  select papers.id, papers.title, papers.abstract, papers.main_category, papers.sub_category, papers.submitter_id,
    papers.submitted_at, papers.volume_id, volumes.published_at
  from papers join volumes on volumes.id = papers.volume_id
  where papers.status = 'approved' and volumes.published_at is not null;
-- PostgreSQL does not know that of a view; the types of the columns are made from this.
comment on view published_papers is 'holds no nulls';
