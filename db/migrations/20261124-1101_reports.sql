-- Statements of facts that moderators use again; what the public figures are counted by.
create table report_answers (
  id uuid primary key default uuidv7(),
  title text not null check (length(title) between 1 and 80),
  clause text not null check (clause in ('spam', 'harassment', 'hate', 'fraud', 'forgery', 'prohibited', 'privacy', 'indecent', 'other')),
  facts text not null check (length(facts) between 1 and 2000),
  author_id uuid references members,
  created_at timestamptz not null default clock_timestamp()
);
create index report_answers_by_title on report_answers (title, id);
create index report_answers_of_author on report_answers (author_id) where author_id is not null;
create index report_cases_by_day on report_cases (created_at);
create index decisions_by_day on decisions (created_at);
