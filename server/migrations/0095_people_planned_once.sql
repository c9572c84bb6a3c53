-- Who belongs to a paper is asked in nearly every statement of the journal, and planning the view took longer than answering
-- from it. These plan it once for each connection; they give what it gives, and no nulls.
create function people_of(paper bigint) returns table (user_id bigint, known_by text)
  language plpgsql stable parallel safe rows 5 set plan_cache_mode = force_generic_plan as $$
begin
  return query select person.user_id, person.known_by from paper_people person
    where person.paper_id = paper and person.user_id is not null;
end $$;

create function papers_of(person bigint) returns setof bigint
  language plpgsql stable parallel safe rows 20 set plan_cache_mode = force_generic_plan as $$
begin
  return query select distinct related.paper_id from paper_people related where related.user_id = person;
end $$;
