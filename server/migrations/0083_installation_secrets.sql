-- The secrets that all processes of an installation share, sealed by a key that is not in the database.
create table installation_secrets (
  the_only_row boolean     primary key default true check (the_only_row),
  sealed       bytea       not null,
  changed_at   timestamptz not null
);
