-- Events and exhibitions. What was written stands in the time of the place; each date of a series is a row (docs/decisions/130, 131).
create table events (
  id uuid primary key default uuidv7(),
  user_id uuid not null references members on delete cascade,
  club_id uuid references clubs on delete set null,
  type text not null check (type in ('Event', 'Exhibition')),
  mode text not null check (mode in ('In_Person', 'Virtual', 'In_Person_And_Virtual')),
  visibility text not null check (visibility in ('Open', 'Private')),
  recurrence text not null check (recurrence in ('Standard', 'Recurring', 'MultiDay')),
  duration_type text not null check (duration_type in ('timed', 'all_day')),
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 8000),
  instructions text not null default '' check (length(instructions) <= 4000),
  location text not null default '' check (length(location) <= 300),
  online_url text not null default '' check (length(online_url) <= 500),
  -- Wall time of the place, never an instant: a series stays at its hour when clocks change.
  time_zone text not null check (length(time_zone) between 1 and 60),
  start_date text not null check (start_date ~ '^20\d\d-\d\d-\d\dT\d\d:\d\d$'),
  end_date text not null check (end_date ~ '^20\d\d-\d\d-\d\dT\d\d:\d\d$'),
  rrule text check (length(rrule) <= 200),
  -- Days of the series without a date: YYYY-MM-DD.
  exdates text[] not null default '{}' check (cardinality(exdates) <= 366),
  schedule jsonb not null default '[]',
  -- Places of each date; null: without a limit.
  capacity int check (capacity between 1 and 100000),
  cover_media_id uuid references medias,
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled', 'archived')),
  cancel_reason text not null default '' check (length(cancel_reason) <= 500),
  -- Rises with every change that a calendar has to take over.
  sequence int not null default 0,
  -- The date that is on or comes next; null when none does.
  next_starts_at timestamptz,
  next_ends_at timestamptz,
  last_ends_at timestamptz,
  -- When its dates were last written as rows; a series goes on.
  filled_at timestamptz,
  words text[] not null default '{}',
  published_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (start_date < end_date),
  check ((rrule is not null) = (recurrence = 'Recurring')),
  check (mode = 'Virtual' or location <> '' or status = 'draft'),
  check (mode = 'In_Person' or online_url <> '' or status = 'draft'),
  check ((next_starts_at is null) = (next_ends_at is null))
);
create index events_of_member on events (user_id, id);
create index events_of_club on events (club_id, id) where club_id is not null;
create index events_coming on events (next_starts_at, id) where status = 'published' and next_starts_at is not null;
create index events_past on events (last_ends_at desc, id desc) where status in ('published', 'archived') and next_starts_at is null;
create index events_turning on events (next_ends_at) where status = 'published' and next_ends_at is not null;
create index events_ended on events (last_ends_at) where status = 'published' and next_ends_at is null;
create index events_to_fill on events (filled_at) where status = 'published' and recurrence = 'Recurring' and next_starts_at is not null;
create index events_words on events using gin (words) where status = 'published';
create index events_cover on events (cover_media_id) where cover_media_id is not null;

-- Whoever runs it beside its owner.
create table event_organizers (
  event_id uuid not null references events on delete cascade,
  member_id uuid not null references members on delete cascade,
  primary key (event_id, member_id)
);
create index event_organizers_of_member on event_organizers (member_id);

create table event_occurrences (
  id uuid primary key default uuidv7(),
  event_id uuid not null references events on delete cascade,
  -- The wall time that the rule gives it; it stays its name when it is moved.
  original_local text not null,
  start_local text not null,
  end_local text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity int,
  -- People on places that are taken or offered.
  taken int not null default 0 check (taken >= 0),
  waiting int not null default 0 check (waiting >= 0),
  status text not null default 'active' check (status in ('active', 'cancelled')),
  sequence int not null default 0,
  -- The next reminder, if one is still to come.
  remind_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  unique (event_id, original_local),
  check (starts_at < ends_at and ends_at <= starts_at + interval '121 days'),
  constraint capacity_kept check (capacity is null or taken <= capacity)
);
create index event_occurrences_of_event on event_occurrences (event_id, starts_at);
create index event_occurrences_in_time on event_occurrences (starts_at, id) where status = 'active';
create index event_occurrences_to_remind on event_occurrences (remind_at) where remind_at is not null;

create table participants (
  id uuid primary key default uuidv7(),
  event_id uuid not null references events on delete cascade,
  occurrence_id uuid not null references event_occurrences on delete cascade,
  user_id uuid not null references members on delete cascade,
  role text not null default 'Visitor' check (role in ('Participant', 'Visitor')),
  status text not null check (status in ('Pending', 'Accepted', 'Rejected', 'Invited', 'waitlisted', 'offered', 'cancelled', 'checked_in')),
  party_size int not null default 1 check (party_size between 1 and 10),
  message text not null default '' check (length(message) <= 1000),
  -- Of whoever turned down or took the place back.
  reason text not null default '' check (length(reason) <= 500),
  invited_by uuid references members on delete set null,
  changed_at timestamptz not null default clock_timestamp(),
  waits_since timestamptz,
  offered_until timestamptz,
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{10}$'),
  checked_in_at timestamptz,
  unique (occurrence_id, user_id),
  unique (code),
  check ((status = 'offered') = (offered_until is not null)),
  check ((status = 'waitlisted') = (waits_since is not null)),
  check ((status = 'checked_in') = (checked_in_at is not null))
);
create index participants_of_event on participants (event_id, status, id);
create index participants_of_member on participants (user_id, id);
create index participants_waiting on participants (occurrence_id, waits_since, id) where status = 'waitlisted';
create index participants_offered on participants (offered_until) where status = 'offered';
create index participants_invited_by on participants (invited_by) where invited_by is not null;

-- Counters follow every way in and out, also that of an account that goes; the check of the capacity decides, whatever the code believed.
create function count_participants() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('Accepted', 'offered', 'checked_in', 'waitlisted') then
    update event_occurrences set taken = taken - case when old.status = 'waitlisted' then 0 else old.party_size end,
      waiting = waiting - case when old.status = 'waitlisted' then 1 else 0 end where id = old.occurrence_id;
  end if;
  if tg_op <> 'DELETE' and new.status in ('Accepted', 'offered', 'checked_in', 'waitlisted') then
    update event_occurrences set taken = taken + case when new.status = 'waitlisted' then 0 else new.party_size end,
      waiting = waiting + case when new.status = 'waitlisted' then 1 else 0 end where id = new.occurrence_id;
  end if;
  return null;
end $$;
create trigger participants_counted after insert or delete or update of status, party_size, occurrence_id on participants
  for each row execute function count_participants();

-- The secret address of a member's own calendar; a new one ends the old one.
create table calendar_addresses (
  member_id uuid primary key references members on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default clock_timestamp()
);
