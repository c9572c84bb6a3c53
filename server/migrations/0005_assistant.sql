-- Answers of a language model, so that one question is paid for once.
create table model_answers (
  key        text        primary key,
  answer     jsonb       not null,
  created_at timestamptz not null default now()
);
create index model_answers_age on model_answers (created_at);
