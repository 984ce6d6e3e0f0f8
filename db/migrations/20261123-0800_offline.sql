-- Collections kept on devices: which devices, what changed for them, what they sent, and values that did not go in.
create table offline_devices (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
create index offline_devices_member on offline_devices (member_id, id);
create index offline_devices_unseen on offline_devices (seen_at);

-- The last transaction that changed an item or a wish of a member who has a device. A page of changes ends below the oldest running transaction,
-- so that nothing that commits later is missed.
create table offline_changes (
  subject_id uuid primary key,
  member_id uuid not null references members,
  kind text not null check (kind in ('stamp_item', 'wish')),
  changed_in xid8 not null default pg_current_xact_id()
);
create index offline_changes_member on offline_changes (member_id, changed_in, subject_id);

create function note_offline_change() returns trigger language plpgsql as $$
begin
  insert into offline_changes (subject_id, member_id, kind)
    select c.id, c.member_id, tg_argv[0] from changed c where exists (select from offline_devices d where d.member_id = c.member_id)
    on conflict (subject_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;
create trigger stamp_items_offline_new after insert on stamp_items referencing new table as changed
  for each statement execute function note_offline_change('stamp_item');
create trigger stamp_items_offline_changed after update on stamp_items referencing new table as changed
  for each statement execute function note_offline_change('stamp_item');
create trigger wishes_offline_new after insert on wishes referencing new table as changed for each statement execute function note_offline_change('wish');
create trigger wishes_offline_changed after update on wishes referencing new table as changed
  for each statement execute function note_offline_change('wish');
create trigger wishes_offline_gone after delete on wishes referencing old table as changed
  for each statement execute function note_offline_change('wish');

-- What has been done with an edit, so that one that is sent again is not done again.
create table offline_edits (
  member_id uuid not null references members,
  op_id uuid not null,
  outcome text not null check (outcome in ('applied', 'already', 'conflict', 'refused')),
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, op_id)
);
create index offline_edits_old on offline_edits (created_at);

-- Values that did not go in: they are shown beside the present ones, until their owner has decided.
create table offline_conflicts (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  stamp_item_id uuid not null references stamp_items,
  device text not null check (length(device) between 1 and 80),
  unit text not null,
  base jsonb not null,
  value jsonb not null,
  reason text not null,
  made_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  settled_as text check (settled_as in ('mine', 'theirs')),
  check ((settled_at is null) = (settled_as is null))
);
create index offline_conflicts_open on offline_conflicts (member_id, id desc) where settled_at is null;
create index offline_conflicts_item on offline_conflicts (stamp_item_id);
create index offline_conflicts_settled on offline_conflicts (settled_at) where settled_at is not null;
