-- What editors made of the pages on which the journal says how it works, each saved text for good. A page that is not
-- here, or whose last text is null, is as the program has it.
create table policy_versions (
  page     text        not null,
  version  int         not null check (version > 0),
  text     text        check (length(text) between 1 and 20000),
  saved_at timestamptz not null,
  saved_by bigint      not null references users,
  primary key (page, version)
);
create trigger append_only before update or delete on policy_versions
  for each row execute function refuse_change();
