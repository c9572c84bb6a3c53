-- Files that took more than an inspection may cost: sent again, they are refused by their hash, in all processes.
create table heavy_files (
  sha256     bytea       primary key,
  refused_at timestamptz not null
);
create index heavy_files_age on heavy_files (refused_at);
