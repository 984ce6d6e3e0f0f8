-- A search that a member keeps, and how they are told of what is listed anew.
create table saved_searches (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  name text not null check (length(name) between 1 and 80),
  searchable_type text not null check (searchable_type ~ '^[A-Z][A-Za-z]{1,30}$'),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  alerts text not null check (alerts in ('off', 'instant', 'daily', 'weekly')),
  -- A listing that has none of these cannot match: the index finds the searches that could.
  anchors text[] not null check (cardinality(anchors) between 1 and 100),
  -- When the member is told of what was found meanwhile; null while there is nothing.
  due_at timestamptz check (due_at is null or alerts <> 'off'),
  created_at timestamptz not null default clock_timestamp(),
  unique (member_id, name)
);
create index saved_searches_of_member on saved_searches (member_id, id desc);
create index saved_searches_anchors on saved_searches using gin (anchors) where alerts <> 'off';
create index saved_searches_due on saved_searches (due_at) where due_at is not null;

-- What a search has found: each listing once, however often its event comes.
create table saved_search_matches (
  saved_search_id uuid not null references saved_searches on delete cascade,
  subject_id uuid not null,
  subject_type text not null check (subject_type ~ '^[a-z_]{1,40}$'),
  created_at timestamptz not null default clock_timestamp(),
  told_at timestamptz,
  primary key (saved_search_id, subject_id)
);
create index saved_search_matches_untold on saved_search_matches (saved_search_id) where told_at is null;
