-- Audit log: who did what to which object, written in the transaction of the action (src/server/operations/audit.ts). Never a body, password, token or
-- address.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  session_id uuid,
  family text not null check (family in ('rights', 'money', 'moderation', 'sign_in', 'export')),
  operation text not null check (length(operation) between 1 and 120),
  ids jsonb not null default '{}' check (jsonb_typeof(ids) = 'object'),
  peer text not null default '' check (length(peer) <= 60)
);
create index audit_entries_family on audit_entries (family, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_operation on audit_entries (operation, id desc);
create index audit_entries_at on audit_entries (at, id);

-- Committed entries that are not yet in the hash chain. Filled by a trigger, so that every insert into the log is covered.
create table audit_unsealed (entry_id bigint primary key references audit_entries);
create function queue_for_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (entry_id) values (new.id);
  return null;
end $$;
create trigger audit_entries_queue after insert on audit_entries for each row execute function queue_for_seal();

-- Hash chain (docs/decisions/016): one link per entry in the order of sealing; each hash covers the one before.
create table audit_seals (
  seq bigint primary key check (seq > 0),
  entry_id bigint not null unique references audit_entries,
  hash bytea not null check (length(hash) = 32)
);
create trigger audit_entries_final before update or delete or truncate on audit_entries for each statement execute function forbid_change();
create trigger audit_seals_final before update or delete or truncate on audit_seals for each statement execute function forbid_change();
