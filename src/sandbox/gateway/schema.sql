-- The card network of this machine. Objects are kept as Stripe shows them; fields that begin with _ are ours and never leave.
create schema if not exists sandbox;

create table if not exists sandbox.objects (
  id text primary key,
  seq bigint generated always as identity,
  object text not null,
  account text not null, -- the connected account it belongs to; '' is the platform
  created bigint not null,
  body jsonb not null
);
create index if not exists objects_listed on sandbox.objects (object, account, seq);
create index if not exists objects_of_intent on sandbox.objects ((body ->> 'payment_intent')) where object in ('charge', 'refund');
create index if not exists objects_of_customer on sandbox.objects ((body ->> 'customer')) where object = 'payment_method';
create index if not exists objects_of_source on sandbox.objects ((body ->> 'source_transaction')) where object = 'transfer';
create index if not exists payouts_under_way on sandbox.objects (seq) where object = 'payout' and body ->> 'status' = 'pending';

-- Answers kept for a repeated Idempotency-Key.
create table if not exists sandbox.requests (
  account text not null,
  key text not null,
  fingerprint text not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account, key)
);
create index if not exists requests_by_age on sandbox.requests (created_at);

-- Events the product has not yet taken; a row goes when a 2xx comes.
create table if not exists sandbox.deliveries (
  event text primary key references sandbox.objects,
  attempts int not null default 0,
  due timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index if not exists deliveries_due on sandbox.deliveries (due);
