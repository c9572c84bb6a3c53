-- What the editors of the journal made of the letters that it sends; one that is not here goes out as it was delivered.
create table letter_templates (
  letter     text        primary key,
  subject    text        not null check (length(subject) <= 300),
  body       text        not null check (length(body) <= 8000),
  changed_at timestamptz not null,
  changed_by bigint      not null references users
);

-- The letter with which an editor told an author of a decision, as it was sent.
create table decision_letters (
  paper_id bigint not null references papers on delete cascade,
  -- Of the entry in the log of the paper, which holds the hash of the letter.
  seq      int    not null,
  round    int    not null,
  subject  text   not null,
  body     text   not null,
  primary key (paper_id, seq)
);
create trigger append_only before update or delete on decision_letters
  for each row execute function refuse_change();

alter table paper_assignments
  -- A rejection without a word was sent back with a question then.
  add column reasons_asked_at timestamptz,
  -- The editor who decided kept the note from the author, and so from everybody.
  add column is_withheld boolean not null default false;
