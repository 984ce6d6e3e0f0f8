-- A dispute about an order: what its buyer asks for, what its seller offers, and how it was decided.
create table disputes (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  buyer_id uuid not null references members,
  seller_id uuid not null references members,
  reason text not null check (reason in ('not_arrived', 'damaged', 'not_as_described', 'other')),
  currency char(3) not null,
  asked bigint not null check (asked > 0),
  offer bigint check (offer between 1 and asked),
  status text not null default 'open' check (status in ('open', 'offered', 'escalated', 'return_requested', 'returned', 'closed')),
  outcome text check (outcome in ('refunded', 'split', 'kept', 'withdrawn')),
  given bigint check (given between 0 and asked),
  -- When the clock acts, unless somebody answers before.
  answer_until timestamptz not null,
  return_carrier text check (length(return_carrier) between 1 and 80),
  return_tracking text not null default '' check (length(return_tracking) <= 80),
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  version int not null default 1,
  check ((status = 'closed') = (closed_at is not null)),
  check ((status = 'closed') = (outcome is not null)),
  check (buyer_id <> seller_id)
);
create unique index disputes_open on disputes (order_id) where status <> 'closed';
create index disputes_order on disputes (order_id, id desc);
create index disputes_buyer on disputes (buyer_id, id desc);
create index disputes_seller on disputes (seller_id, id desc);
create index disputes_due on disputes (answer_until) where status <> 'closed';
create index disputes_escalated on disputes (answer_until) where status = 'escalated';

-- All that was said and done in a dispute, in its order. Evidence is never taken back.
create table dispute_entries (
  id uuid primary key default uuidv7(),
  dispute_id uuid not null references disputes,
  actor text not null check (actor in ('buyer', 'seller', 'moderator', 'system')),
  actor_id uuid,
  action text not null,
  amount bigint check (amount >= 0),
  body text not null default '' check (char_length(body) <= 2000),
  created_at timestamptz not null default clock_timestamp()
);
create index dispute_entries_dispute on dispute_entries (dispute_id, id);
create trigger dispute_entries_kept before delete or truncate on dispute_entries for each statement execute function forbid_change();

create table dispute_evidence (
  entry_id uuid not null references dispute_entries,
  position int not null check (position between 0 and 11),
  media_id uuid not null references medias,
  primary key (entry_id, position)
);
create index dispute_evidence_media on dispute_evidence (media_id);
