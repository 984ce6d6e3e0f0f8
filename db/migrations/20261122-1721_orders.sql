-- Cancellation was requested by the buyer or by timeout, and the gateway has not yet confirmed that no money will be charged.
alter table order_groups add column cancel_asked_at timestamptz, add column cancel_asked_by text check (cancel_asked_by in ('buyer', 'clock'));
drop index order_groups_unpaid;
create index order_groups_unpaid on order_groups (reserved_until) where status = 'pending_payment' and cancel_asked_at is null;

-- A problem that the buyer reports: no money is released by timeout until it is settled.
alter table orders
  add column problem_at timestamptz,
  add column problem text check (problem in ('not_arrived', 'damaged', 'not_as_described', 'other')),
  add column problem_note text check (char_length(problem_note) <= 1000),
  add column problem_settled_at timestamptz,
  add check ((problem_at is null) = (problem is null));
create index orders_problem on orders (problem_at desc) where problem_at is not null and problem_settled_at is null and status = 'shipped';
drop index orders_release;
create index orders_release on orders (release_at) where status = 'shipped' and (problem_at is null or problem_settled_at is not null);

-- The buyer's list leaves out orders that were never paid.
create index orders_buyer_bought on orders (buyer_id, id desc) where status <> 'cancelled' or paid_at is not null;
