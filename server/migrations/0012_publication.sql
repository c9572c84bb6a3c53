-- What its reviewer wrote to the author, as the page of the volume shows it; set when it is published.
alter table papers add column public_note text not null default '';

-- Title, description, papers and authors of a published volume in the one form in which Arabic is compared.
alter table volumes add column search_text text not null default '';

-- A backup keeps where the sequences of columns stand.
alter sequence article_changes owned by article_records.change;

create or replace view published_papers as
  select papers.id, papers.title, papers.abstract, papers.main_category, papers.sub_category, papers.submitter_id,
    papers.submitted_at, papers.volume_id, volumes.published_at, papers.retracted_at is not null as is_retracted
  from papers join volumes on volumes.id = papers.volume_id
  where papers.status = 'approved' and papers.withdrawn_at is null and volumes.published_at is not null;
comment on view published_papers is 'holds no nulls';
