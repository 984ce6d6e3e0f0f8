-- Items that members hold to be wrongly described: a ticket an item, a jury of members, coins at stake (docs/decisions/124).
create sequence flag_numbers;
create table flag_tickets (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('flag_numbers'), 5),
  -- Null once its owner's account is erased.
  stamp_item_id uuid references stamp_items on delete set null,
  owner_id uuid not null references members,
  reason text not null check (length(reason) between 1 and 40),
  -- Without a field there is no jury and no stake: moderators decide.
  field text check (field in ('identification', 'perforation', 'gum', 'condition', 'forgeries', 'pictures', 'coins')),
  status text not null default 'opened'
    check (status in ('opened', 'accepted', 'rejected', 'declined', 'resolved', 'clarification-requested', 'flag-removal-request')),
  -- The item as it was when it was flagged: what is voted about cannot be changed meanwhile.
  frozen jsonb not null default '{}',
  frozen_media_ids uuid[] not null default '{}' check (cardinality(frozen_media_ids) <= 12),
  round smallint not null default 1 check (round in (1, 2)),
  -- When the clock moves it; null while a moderator is waited for, and at the end.
  due_at timestamptz,
  -- Milliseconds of the vote that are left while the clock stands still.
  voting_left_ms bigint check (voting_left_ms >= 0),
  asked_of text check (asked_of in ('owner', 'flagger')),
  removal_refused boolean not null default false,
  owner_answered boolean not null default false,
  referred_at timestamptz,
  first_verdict text check (first_verdict in ('accepted', 'rejected')),
  decided_by text check (decided_by in ('jury', 'moderator', 'flagger', 'owner', 'clock')),
  decided_at timestamptz,
  decision text not null default '' check (length(decision) <= 1000),
  voters int not null default 0 check (voters >= 0),
  correct_weight int not null default 0 check (correct_weight >= 0),
  incorrect_weight int not null default 0 check (incorrect_weight >= 0),
  version int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  check ((status in ('accepted', 'rejected', 'declined', 'resolved')) = (decided_at is not null)),
  check ((round = 2) = (first_verdict is not null)),
  check ((status = 'clarification-requested') = (asked_of is not null))
);
create unique index flag_tickets_open on flag_tickets (stamp_item_id) where status in ('opened', 'clarification-requested', 'flag-removal-request');
create index flag_tickets_of_item on flag_tickets (stamp_item_id, id);
create index flag_tickets_of_owner on flag_tickets (owner_id, id);
create index flag_tickets_owners_turn on flag_tickets (owner_id) where status in ('opened', 'clarification-requested');
create index flag_tickets_due on flag_tickets (due_at) where due_at is not null;
create index flag_tickets_votable on flag_tickets (id) where status = 'opened' and field is not null and referred_at is null;
create index flag_tickets_to_decide on flag_tickets (id)
  where status in ('opened', 'clarification-requested', 'flag-removal-request') and (field is null or referred_at is not null);

-- Who has flagged it, with the evidence: a second member joins the open ticket.
create table flag_reports (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references flag_tickets on delete cascade,
  flagger_id uuid not null references members,
  claim text not null default '' check (length(claim) <= 2000),
  -- [{ "x", "y", "width", "height" in thousandths of the picture, "picture", "note" }]
  marks jsonb not null default '[]' check (jsonb_array_length(marks) <= 6),
  gauge float8 check (gauge between 2 and 30),
  catalogue_entry_id uuid references catalogue_entries,
  relation text check (relation in ('Trade', 'Seller', 'Buyer')),
  -- Coins that are held until it is decided.
  stake int not null default 0 check (stake between 0 and 100),
  created_at timestamptz not null default clock_timestamp(),
  unique (ticket_id, flagger_id)
);
create index flag_reports_of_member on flag_reports (flagger_id, id);
create index flag_reports_entry on flag_reports (catalogue_entry_id) where catalogue_entry_id is not null;

create table flag_votes (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references flag_tickets on delete cascade,
  round smallint not null check (round in (1, 2)),
  voter_id uuid not null references members on delete cascade,
  vote text not null check (vote in ('correct', 'incorrect', 'unsure')),
  note text not null default '' check (length(note) <= 1000),
  -- Hundredths, as the record of the voter was at that moment.
  weight int not null check (weight between 1 and 250),
  voted_at timestamptz not null default clock_timestamp(),
  unique (ticket_id, round, voter_id)
);
create index flag_votes_of_member on flag_votes (voter_id, id);

create table flag_messages (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references flag_tickets on delete cascade,
  actor text not null check (actor in ('owner', 'flagger', 'voter', 'moderator', 'clock')),
  actor_id uuid references members,
  action text not null check (length(action) between 1 and 30),
  body text not null default '' check (length(body) <= 2000),
  -- What the parties say to each other alone, voters do not read.
  audience text not null default 'all' check (audience in ('all', 'parties')),
  media_ids uuid[] not null default '{}' check (cardinality(media_ids) <= 6),
  created_at timestamptz not null default clock_timestamp()
);
create index flag_messages_of_ticket on flag_messages (ticket_id, id);
create index flag_messages_of_member on flag_messages (actor_id) where actor_id is not null;

-- How often somebody's vote was what was decided, in each field.
create table flag_skills (
  member_id uuid not null references members on delete cascade,
  field text not null check (field in ('identification', 'perforation', 'gum', 'condition', 'forgeries', 'pictures', 'coins')),
  was_right int not null default 0 check (was_right >= 0),
  was_wrong int not null default 0 check (was_wrong >= 0),
  primary key (member_id, field)
);
