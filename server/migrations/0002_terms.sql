create table categories (
  id   bigint generated always as identity primary key,
  name text   not null unique,
  slug text   not null unique
);

create table terms (
  id               bigint        generated always as identity primary key,
  arabic           text          not null check (length(arabic) between 1 and 200),
  latin            text          not null default '' check (length(latin) <= 200),
  definition       text          not null check (length(definition) between 1 and 4000),
  category_id      bigint        not null references categories,
  -- Null for the terms the dictionary was born with.
  author_id        bigint        references users,
  source           text          not null default '',
  -- 'person' stays approved whatever happens to its votes; 'votes' falls back below five.
  approved_by      text          check (approved_by in ('person', 'votes')),
  approved_at      timestamptz,
  votes            int           not null default 0 check (votes >= 0),
  -- What its approval is worth, as it stood at submission; millionths of a point.
  reward_base      numeric(20,0) not null default 0,
  reward_streak    numeric(20,0) not null default 0,
  reward_category  numeric(20,0) not null default 0,
  created_at       timestamptz   not null default now(),
  updated_at       timestamptz   not null default now(),

  -- Search keys, filled by the application from the one normaliser.
  arabic_exact     text          not null,
  arabic_folded    text          not null,
  arabic_bare      text          not null,
  arabic_loose     text          not null,
  arabic_stem      text          not null,
  arabic_sorted    text          not null,
  latin_exact      text          not null,
  latin_folded     text          not null,
  latin_loose      text          not null,
  latin_stem       text          not null,
  roots            text[]        not null default '{}',
  -- Every word of the bare and stem keys of both sides, for "all words present".
  words            tsvector      not null,

  check ((approved_by is null) = (approved_at is null))
);

-- A spelling variant of a live term is the same term.
create unique index terms_same_word on terms (arabic_bare);
create index terms_arabic_exact on terms (arabic_exact);
create index terms_arabic_folded on terms (arabic_folded text_pattern_ops);
create index terms_arabic_bare_prefix on terms (arabic_bare text_pattern_ops);
create index terms_arabic_loose on terms (arabic_loose);
create index terms_arabic_stem on terms (arabic_stem);
create index terms_arabic_sorted on terms (arabic_sorted);
create index terms_latin_folded on terms (latin_folded text_pattern_ops);
create index terms_latin_loose on terms (latin_loose);
create index terms_latin_stem on terms (latin_stem);
create index terms_words on terms using gin (words);
create index terms_roots on terms using gin (roots);
create index terms_arabic_trigrams on terms using gin (arabic_bare gin_trgm_ops);
create index terms_latin_trigrams on terms using gin (latin_folded gin_trgm_ops);
create index terms_author on terms (author_id);
create index terms_category on terms (category_id);
-- The whole dictionary as it is leafed through: approved terms first, then in Arabic order.
create index terms_listing on terms ((approved_by is null), arabic collate "ar-x-icu", id);
create index terms_newest on terms (created_at desc, id desc);
create index terms_pending on terms (created_at desc, id desc) where approved_at is null;

-- A vote is revoked, never deleted: each casting earned its own half point.
create table votes (
  id         bigint      generated always as identity primary key,
  term_id    bigint      not null references terms on delete cascade,
  user_id    bigint      not null references users,
  cast_at    timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index votes_one_standing on votes (term_id, user_id) where revoked_at is null;
create index votes_user on votes (user_id, cast_at);
create index votes_recent on votes (cast_at) where revoked_at is null;
create index votes_term on votes (term_id, cast_at);

create table term_revisions (
  id          bigint      generated always as identity primary key,
  term_id     bigint      not null references terms on delete cascade,
  editor_id   bigint      references users,
  arabic      text        not null,
  latin       text        not null,
  definition  text        not null,
  category_id bigint      not null references categories,
  created_at  timestamptz not null default now()
);
create index term_revisions_term on term_revisions (term_id, id);

-- Outlives the term: a rejected term is gone from the dictionary, what was decided on it is not.
create table term_decisions (
  id         bigint      generated always as identity primary key,
  term_id    bigint      not null,
  decision   text        not null check (decision in ('approved', 'approved_by_votes', 'returned', 'rejected')),
  -- Null when the votes decided.
  actor_id   bigint      references users,
  author_id  bigint      references users,
  arabic     text        not null,
  reason     text        not null default '',
  created_at timestamptz not null default now()
);
create index term_decisions_term on term_decisions (term_id);
create trigger append_only before update or delete on term_decisions
  for each row execute function refuse_change();
