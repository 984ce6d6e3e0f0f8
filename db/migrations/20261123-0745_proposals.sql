-- Members propose entries and corrections of the catalogue. Others vote by weight of their past accuracy; a moderator may decide.
create table catalogue_proposals (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('new', 'correction')),
  -- What is corrected; of an accepted new entry, what came of it.
  entry_id uuid references catalogue_entries on delete cascade,
  proposer_id uuid not null references members,
  status text not null default 'Voting' check (status in ('Voting', 'Undecided', 'Stale', 'Accepted', 'Rejected', 'Withdrawn')),
  -- Field by field: what is proposed, and what stood there when it was.
  given jsonb not null check (jsonb_typeof(given) = 'object'),
  base jsonb not null default '{}' check (jsonb_typeof(base) = 'object'),
  -- Of a new entry: `scott:240`, its numbers as they are searched; and similar entries that its proposer has seen and says are others.
  numbers text[] not null default '{}',
  different_from uuid[] not null default '{}',
  note text not null default '' check (length(note) <= 1000),
  opened_at timestamptz not null default clock_timestamp(),
  -- When the clock acts: the vote ends, or a stale proposal lapses.
  closes_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references members,
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null default clock_timestamp(),
  check ((closes_at is not null) = (status in ('Voting', 'Stale'))),
  check ((decided_at is not null) = (status in ('Accepted', 'Rejected'))),
  check (decided_by is null or decided_at is not null),
  check (kind = 'new' or entry_id is not null),
  check (kind = 'correction' or (entry_id is not null) = (status = 'Accepted'))
);
create index catalogue_proposals_status on catalogue_proposals (status, id desc);
create index catalogue_proposals_proposer on catalogue_proposals (proposer_id, id desc);
create index catalogue_proposals_entry on catalogue_proposals (entry_id, id desc);
create index catalogue_proposals_due on catalogue_proposals (closes_at) where closes_at is not null;
create index catalogue_proposals_numbers on catalogue_proposals using gin (numbers) where status in ('Voting', 'Undecided');
create index catalogue_proposals_decider on catalogue_proposals (decided_by) where decided_by is not null;
-- One open correction of an entry by each member.
create unique index catalogue_proposals_one on catalogue_proposals (entry_id, proposer_id)
  where kind = 'correction' and status in ('Voting', 'Undecided', 'Stale');

create table catalogue_votes (
  proposal_id uuid not null references catalogue_proposals on delete cascade,
  voter_id uuid not null references members,
  proposer_id uuid not null references members,
  in_favour boolean not null,
  note text not null default '' check (length(note) <= 300),
  -- As it was when they voted: votes that come later change it for later proposals.
  weight int not null check (weight between 1 and 300),
  voted_at timestamptz not null default clock_timestamp(),
  primary key (proposal_id, voter_id),
  check (voter_id <> proposer_id)
);
create index catalogue_votes_pair on catalogue_votes (voter_id, proposer_id, voted_at);
create index catalogue_votes_proposer on catalogue_votes (proposer_id);

-- How often a member was right: own proposals that were accepted, votes that ended as they voted.
create table catalogue_standings (
  member_id uuid primary key references members,
  was_right int not null default 0 check (was_right >= 0),
  was_wrong int not null default 0 check (was_wrong >= 0)
);

-- The change log of the catalogue: a row per field. The proposal may be erased with its proposer; the log stays.
create table catalogue_changes (
  id uuid primary key default uuidv7(),
  entry_id uuid not null references catalogue_entries,
  proposal_id uuid not null,
  kind text not null check (kind in ('new', 'correction')),
  field text not null,
  old jsonb,
  new jsonb,
  proposed_by uuid not null references members,
  -- A moderator; without one, the vote.
  decided_by uuid references members,
  changed_at timestamptz not null default clock_timestamp(),
  unique (proposal_id, field)
);
create index catalogue_changes_entry on catalogue_changes (entry_id, changed_at desc, proposal_id desc);
create index catalogue_changes_proposer on catalogue_changes (proposed_by);
create index catalogue_changes_decider on catalogue_changes (decided_by) where decided_by is not null;
create trigger catalogue_changes_final before update or delete or truncate on catalogue_changes for each statement execute function forbid_change();
