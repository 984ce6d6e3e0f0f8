-- Collections brought in from a file: the file's rows are kept until they are brought in, mended or taken back.
create table imports (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  name text not null check (length(name) <= 200),
  file_hash bytea not null check (length(file_hash) = 32),
  preset text not null,
  locale text not null,
  headers jsonb not null,
  mapping jsonb not null,
  status text not null check (status in ('checking', 'ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  -- Which of its jobs is the present one: an older job that comes late does nothing.
  revision int not null default 0,
  total int not null check (total >= 0),
  -- Position up to which the present job has come.
  done int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index imports_member on imports (member_id, id desc);
create index imports_file on imports (member_id, file_hash);
create index imports_over on imports (created_at) where status in ('ready', 'done', 'cancelled', 'failed', 'undone');

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  position int not null check (position >= 1),
  cells jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'good', 'wrong', 'skipped', 'imported', 'undone', 'kept')),
  problems jsonb not null default '[]',
  stamp_item_id uuid,
  primary key (import_id, position),
  check ((stamp_item_id is not null) = (status in ('imported', 'undone', 'kept')))
);
create index import_rows_status on import_rows (import_id, status, position);

-- Where a member has put the columns of such a table before.
create table import_mappings (
  member_id uuid not null references members,
  headers_hash bytea not null check (length(headers_hash) = 32),
  mapping jsonb not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (member_id, headers_hash)
);

-- The collection as a file: built by a job, fetched for seven days.
create table collection_exports (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  format text not null check (format in ('csv', 'xlsx', 'json', 'zip')),
  status text not null default 'waiting' check (status in ('waiting', 'building', 'ready', 'failed', 'expired')),
  done int not null default 0,
  total int not null default 0,
  bytes bigint,
  token_hash bytea unique,
  token_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz
);
create unique index collection_exports_one on collection_exports (member_id) where status in ('waiting', 'building');
create index collection_exports_member on collection_exports (member_id, id desc);
create index collection_exports_due on collection_exports (expires_at) where status = 'ready';
