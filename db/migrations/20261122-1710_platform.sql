-- Which transaction wrote an event: every process finds what has been committed since it last looked (src/server/live/feed.ts).
-- An id would not do: a lower one may be committed later. Rows from before have none, and were told long ago.
alter table outbox add column xact xid8;
alter table outbox alter column xact set default pg_current_xact_id();
create index outbox_xact on outbox (xact);

-- The secrets of the deployment, shared by its processes, each sealed by the master key, which is never here (src/server/auth/secrets.ts).
create table deployment_secrets (
  name text primary key check (name ~ '^[a-z]{1,20}$'),
  sealed bytea not null,
  fingerprint text not null,
  master_fingerprint text not null,
  created_at timestamptz not null default clock_timestamp()
);
