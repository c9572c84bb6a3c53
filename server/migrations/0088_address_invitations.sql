-- People without an account whom an editor asks to review a paper: the link by which they answer, and what came of it. An
-- account is made when they accept.
create table address_invitations (
  id              bigint      generated always as identity primary key,
  paper_id        bigint      not null references papers on delete cascade,
  round           int         not null,
  email           citext      not null check (length(email) <= 254),
  name            text        not null check (length(name) <= 100),
  invited_by      bigint      not null references users,
  invited_at      timestamptz not null,
  due_in_days     int         not null check (due_in_days > 0),
  -- Until when it is to be answered.
  expires_at      timestamptz not null,
  state           text        not null default 'invited' check (state in ('invited', 'accepted', 'declined', 'withdrawn')),
  -- The hash of the token in the link, once its mail is sent.
  link_hash       bytea       unique,
  answered_at     timestamptz,
  decline_reason  text        not null default '' check (length(decline_reason) <= 1000),
  -- Whose account it became; then neither name nor address is kept here.
  reviewer_id     bigint      references users,
  check (state = 'invited' or link_hash is null),
  check (state = 'accepted' or (email <> '' and name <> '')),
  check ((state = 'accepted') = (reviewer_id is not null))
);
create unique index address_invitations_open on address_invitations (paper_id, round, email) where state = 'invited';
create index address_invitations_inviter on address_invitations (invited_by);
create index address_invitations_reviewer on address_invitations (reviewer_id) where reviewer_id is not null;

-- The kinds of entries that other migrations brought stay.
do $$
declare
  known text := pg_get_constraintdef((select oid from pg_constraint where conname = 'paper_log_kind_check'));
begin
  alter table paper_log drop constraint paper_log_kind_check;
  execute format('alter table paper_log add constraint paper_log_kind_check %s',
    replace(known, '''unassigned''::text', '''unassigned''::text, ''address_invited''::text, ''address_uninvited''::text'));
end $$;
