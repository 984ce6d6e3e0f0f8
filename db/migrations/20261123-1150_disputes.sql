-- Disputes take over the problems that buyers reported before there were any: each that is still open becomes one that the store has five days to answer.
with open as (
  select id as order_id, buyer_id, seller_id, problem, currency, total - refunded as asked, coalesce(problem_note, '') as body, problem_at
  from orders where status = 'shipped' and problem_at is not null and problem_settled_at is null and total > refunded
), made as (
  insert into disputes (order_id, buyer_id, seller_id, reason, currency, asked, answer_until, created_at)
  select order_id, buyer_id, seller_id, problem, currency, asked, clock_timestamp() + interval '5 days', problem_at from open
  returning id, order_id
), told as (
  insert into dispute_entries (dispute_id, actor, actor_id, action, amount, body, created_at)
  select made.id, 'buyer', open.buyer_id, 'open', open.asked, open.body, open.problem_at from made join open using (order_id)
), moved as (
  insert into order_changes (order_id, from_status, to_status, action, actor, actor_id, at)
  select order_id, 'shipped', 'disputed', 'dispute', 'system', null, clock_timestamp() from made
)
update orders set status = 'disputed', version = version + 1 where id in (select order_id from made);

drop index orders_problem;
drop index orders_release;
create index orders_release on orders (release_at) where status = 'shipped';
alter table orders drop column problem_at, drop column problem, drop column problem_note, drop column problem_settled_at;
