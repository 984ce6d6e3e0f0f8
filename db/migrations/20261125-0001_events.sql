-- Tickets that are paid for. The price is the organizer's; what was agreed with a buyer stands on the ticket (docs/decisions/163).
alter table events
  add column price bigint check (price between 100 and 1000000),
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  -- A buyer is given the price back until so many days before the start; null: not at all.
  add column refund_days int check (refund_days between 0 and 90),
  add constraint event_price_has_currency check ((price is null) = (currency is null));

create table event_tickets (
  id uuid primary key default uuidv7(),
  number bigint not null generated always as identity (start with 1001) unique,
  -- Bookkeeping outlives what it was for.
  event_id uuid references events on delete set null,
  occurrence_id uuid references event_occurrences on delete set null,
  participant_id uuid references participants on delete set null,
  buyer_id uuid not null references members,
  organizer_id uuid not null references members,
  party_size int not null check (party_size between 1 and 10),
  price bigint not null check (price > 0),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  commission bigint not null check (commission >= 0),
  status text not null default 'pending_payment' check (status in ('pending_payment', 'paid', 'cancelled', 'refund_due', 'refunded', 'released', 'charged_back')),
  payment_id uuid unique references payments,
  payment_refund_id uuid unique references payment_refunds,
  -- The start that was agreed, and until when its buyer may give it back.
  starts_at timestamptz not null,
  refund_until timestamptz,
  -- The place stays held as long if the payment fails.
  place_until timestamptz not null,
  -- An unpaid one is given up then.
  expires_at timestamptz,
  paid_at timestamptz,
  -- While the buyer disputes the payment with the bank, nothing is released and nothing is paid back.
  disputed_at timestamptz,
  -- What the bank has taken for good, and our commission of it.
  taken bigint not null default 0 check (taken between 0 and amount),
  commission_back bigint not null default 0 check (commission_back between 0 and commission),
  ended_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (amount = price * party_size),
  check (commission < amount),
  check (buyer_id <> organizer_id),
  check ((status in ('paid', 'refund_due', 'refunded', 'released', 'charged_back')) = (paid_at is not null)),
  check ((paid_at is not null) = (payment_id is not null)),
  check ((status = 'refunded') = (payment_refund_id is not null)),
  check ((status = 'charged_back') = (taken > 0)),
  check ((status in ('cancelled', 'refunded', 'released', 'charged_back')) = (ended_at is not null)),
  check (status = 'pending_payment' or expires_at is null)
);
-- One payment of a place at a time.
create unique index event_tickets_waiting on event_tickets (participant_id) where status = 'pending_payment';
create index event_tickets_of_participant on event_tickets (participant_id, id desc) where participant_id is not null;
create index event_tickets_expire on event_tickets (expires_at) where status = 'pending_payment' and expires_at is not null;
create index event_tickets_open on event_tickets (occurrence_id) where status in ('pending_payment', 'paid', 'refund_due');
create index event_tickets_of_event on event_tickets (event_id) where event_id is not null;
create index event_tickets_of_buyer on event_tickets (buyer_id, id);
create index event_tickets_of_organizer on event_tickets (organizer_id, id);
