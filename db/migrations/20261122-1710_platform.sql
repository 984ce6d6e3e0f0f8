-- Transaction id of the writer: every process finds what has been committed since its last poll (src/server/live/feed.ts). The row id is not enough, because a
-- lower one may commit later. Rows from before have none and were sent long ago.
alter table outbox add column xact xid8;
alter table outbox alter column xact set default pg_current_xact_id();
create index outbox_xact on outbox (xact);

-- Secrets that all processes of the deployment share, each encrypted with the master key, which is never stored here (src/server/auth/secrets.ts).
create table deployment_secrets (
  name text primary key check (name ~ '^[a-z]{1,20}$'),
  sealed bytea not null,
  fingerprint text not null,
  master_fingerprint text not null,
  created_at timestamptz not null default clock_timestamp()
);
