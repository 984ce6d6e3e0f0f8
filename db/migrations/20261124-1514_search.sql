-- What a member has searched for, each words once, the newest time. Nobody else reads it; what several members search for is told without them.
create table search_logs (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  -- The words without case and accents: one row for all their spellings.
  words text not null check (length(words) between 1 and 160),
  search text not null check (length(search) between 1 and 80),
  -- The kind that was searched, as `searchable_type` names it; empty for all.
  search_log_type text not null default '' check (search_log_type ~ '^([A-Z][A-Za-z]{1,30})?$'),
  searched_at timestamptz not null default clock_timestamp(),
  unique (member_id, search_log_type, words)
);
create index search_logs_newest on search_logs (member_id, searched_at desc, id desc);
create index search_logs_popular on search_logs (searched_at) include (words, member_id, search);
