-- Tables of the payment sandbox. Objects are stored as Stripe shows them; fields that begin with _ are internal and never sent.
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

-- Idempotency: answers by Idempotency-Key.
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

-- Undelivered webhook events; a row is deleted after a 2xx answer.
create table if not exists sandbox.deliveries (
  event text primary key references sandbox.objects,
  attempts int not null default 0,
  due timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index if not exists deliveries_due on sandbox.deliveries (due);

-- What the outside world does later: a check ends, an account is lost, a bank returns money, a cardholder disputes.
create table if not exists sandbox.planned (
  object text not null references sandbox.objects,
  act text not null,
  due timestamptz not null,
  primary key (object, act)
);
create index if not exists planned_due on sandbox.planned (due);
