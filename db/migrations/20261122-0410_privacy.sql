-- Data exports of members: built by the process that holds the lease, available for a limited time, then deleted.
create table privacy_exports (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  status text not null default 'waiting' check (status in ('waiting', 'building', 'ready', 'failed', 'expired')),
  locale text not null,
  done int not null default 0,
  total int not null default 0,
  bytes bigint,
  holder uuid,
  beat_at timestamptz,
  due_at timestamptz not null default clock_timestamp(),
  -- Hash of the download link's token: short-lived, and a new one makes the older invalid.
  token_hash bytea unique,
  token_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  ready_at timestamptz,
  expires_at timestamptz
);
create unique index privacy_exports_one on privacy_exports (member_id) where status in ('waiting', 'building');
create index privacy_exports_member on privacy_exports (member_id, id desc);
create index privacy_exports_due on privacy_exports (due_at) where status in ('waiting', 'building', 'ready');

-- Erasure requests: can be cancelled until their date, then run step by step.
create table privacy_erasures (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  status text not null default 'waiting' check (status in ('waiting', 'erasing', 'done', 'called_off')),
  step int not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create unique index privacy_erasures_one on privacy_erasures (member_id) where status in ('waiting', 'erasing');
create index privacy_erasures_due on privacy_erasures (due_at) where status in ('waiting', 'erasing');
