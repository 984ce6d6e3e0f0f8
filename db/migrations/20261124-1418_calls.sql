-- Calls by voice and picture between two to four members (docs/decisions/140). The database keeps one call at a time for each member, four seats for
-- each call, and whose device answered first.
create table calls (
  id uuid primary key default uuidv7(),
  caller_id uuid not null references members on delete cascade,
  call_type text not null check (call_type in ('audio', 'video')),
  begun_at timestamptz not null default clock_timestamp(),
  -- When a second member came in.
  answered_at timestamptz,
  ended_at timestamptz,
  -- The item that all of the call look at.
  shown_item_id uuid references stamp_items on delete set null,
  shown_by uuid references members on delete set null,
  check (ended_at >= begun_at),
  check (answered_at >= begun_at)
);
create index calls_caller on calls (caller_id);
create index calls_shown_item on calls (shown_item_id) where shown_item_id is not null;
create index calls_shown_by on calls (shown_by) where shown_by is not null;

create table call_members (
  call_id uuid not null references calls on delete cascade,
  member_id uuid not null references members on delete cascade,
  -- Of whoever began the call: themselves.
  invited_by uuid not null references members on delete cascade,
  seat smallint not null check (seat between 0 and 3),
  status text not null check (status in ('invitation', 'accepted', 'rejected', 'cancelled', 'not_responding', 'message')),
  -- The callee has muted the caller: it does not ring, and the caller does not learn why.
  is_silent boolean not null default false,
  invited_at timestamptz not null default clock_timestamp(),
  rings_until timestamptz not null default clock_timestamp(),
  -- The device that answered: others of the same member are told that it was elsewhere.
  device_id uuid,
  -- How often this member has come in: what was said to an earlier connection is not heard by a later one.
  epoch int not null default 0 check (epoch >= 0),
  answered_at timestamptz,
  seen_at timestamptz,
  left_at timestamptz,
  primary key (call_id, member_id),
  check (status <> 'accepted' or (device_id is not null and answered_at is not null and seen_at is not null)),
  check (epoch = 0 or device_id is not null),
  check ((status in ('invitation', 'accepted')) = (left_at is null)),
  check (not (is_silent and status in ('accepted', 'message')))
);
-- One call at a time, and at most four in a call.
create unique index call_members_engaged on call_members (member_id) where status in ('invitation', 'accepted') and not is_silent;
create unique index call_members_seats on call_members (call_id, seat) where status in ('invitation', 'accepted');
-- The call log, what rings too long, who was not seen for too long, and how often somebody rings in vain.
create index call_members_log on call_members (member_id, invited_at desc, call_id desc);
create index call_members_ringing on call_members (rings_until) where status = 'invitation';
create index call_members_seen on call_members (seen_at) where status = 'accepted';
create index call_members_in_vain on call_members (invited_by, member_id, invited_at);

-- What the browsers of a call say to each other before they are connected. It holds their network addresses, so it lives for a minute.
create table call_signals (
  id bigint primary key generated always as identity,
  call_id uuid not null references calls on delete cascade,
  from_id uuid not null references members on delete cascade,
  to_id uuid not null references members on delete cascade,
  from_epoch int not null,
  to_epoch int not null,
  kind text not null check (kind in ('description', 'candidate')),
  body text not null check (length(body) <= 16000),
  sent_at timestamptz not null default clock_timestamp(),
  check (from_id <> to_id)
);
create index call_signals_to on call_signals (call_id, to_id, to_epoch, id);
create index call_signals_from on call_signals (from_id);
create index call_signals_to_member on call_signals (to_id);

-- Items that lie on the table of a call.
create table call_items (
  call_id uuid not null references calls on delete cascade,
  stamp_item_id uuid not null references stamp_items on delete cascade,
  laid_by uuid not null references members on delete cascade,
  laid_at timestamptz not null default clock_timestamp(),
  primary key (call_id, stamp_item_id)
);
create index call_items_item on call_items (stamp_item_id);
create index call_items_laid_by on call_items (laid_by);
