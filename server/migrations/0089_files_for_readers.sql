-- Which files beside a paper readers get with its article, as an editor chose. What was there before was sent to editors
-- and stays with them.
alter table paper_supplements add column is_public boolean not null default false;
