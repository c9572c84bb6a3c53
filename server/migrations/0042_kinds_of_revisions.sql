alter table term_revisions add check (change in
  ('edited', 'names', 'examples', 'relations', 'domains', 'reverted', 'merged', 'unmerged'));
