-- Coins for completed orders: once a day for each pair of members, whoever of them bought.
create table order_rewards (
  one_id uuid not null references members,
  other_id uuid not null references members,
  day date not null,
  order_id uuid not null references orders,
  primary key (one_id, other_id, day),
  check (one_id < other_id)
);
create index order_rewards_other on order_rewards (other_id);
