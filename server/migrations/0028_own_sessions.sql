-- What somebody recognises a sign-in of theirs by: the kind of program and system, and a coarse network. Kept as long as
-- the sign-in, and nothing finer is.
alter table token_families
  add column browser text not null default 'other'
    check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  add column system text not null default 'other'
    check (system in ('android', 'chromeos', 'ipad', 'iphone', 'linux', 'macos', 'windows', 'other')),
  add column network text not null default '',
  -- Raised by each renewal.
  add column last_used_at timestamptz not null default now();
update token_families family set last_used_at = coalesce(
  (select max(expires_at) from refresh_tokens where family_id = family.id) - interval '30 days', created_at);
