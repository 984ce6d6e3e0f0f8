-- Tables by which a seller lists many products at once.
create table product_imports (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  name text not null check (length(name) <= 200),
  headers jsonb not null,
  status text not null default 'ready' check (status in ('ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  -- Which of its jobs is the present one: an older job that comes late does nothing.
  revision int not null default 0,
  total int not null check (total between 1 and 2000),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index product_imports_member on product_imports (member_id, id desc);

create table product_import_rows (
  import_id uuid not null references product_imports on delete cascade,
  position int not null check (position >= 1),
  cells jsonb not null,
  status text not null check (status in ('good', 'wrong', 'skipped', 'listed', 'undone', 'kept')),
  problems jsonb not null default '[]',
  product_id uuid,
  primary key (import_id, position),
  check ((product_id is not null) = (status in ('listed', 'undone', 'kept')))
);
create index product_import_rows_status on product_import_rows (import_id, status, position);
