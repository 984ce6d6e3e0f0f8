-- Who wants to hear of news of the site, with or without an account: confirmed by letter, ended by one press (docs/decisions/144).
create table subscribers (
  id uuid primary key default uuidv7(),
  email text not null unique check (length(email) between 3 and 254),
  locale text not null check (locale in ('en', 'es', 'fr', 'zh-CN', 'ru')),
  confirmed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (ended_at is null or confirmed_at is not null)
);
create index subscribers_by_state on subscribers (id) where confirmed_at is not null and ended_at is null;
