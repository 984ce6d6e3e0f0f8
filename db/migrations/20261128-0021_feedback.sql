-- What was sent in a trade circle is a deal too, of one direction: whoever received it writes about who sent it. Its id is that of its leg.
alter table feedback_deals add column circle_id uuid references trade_circles;
create index feedback_deals_circle on feedback_deals (circle_id) where circle_id is not null;
alter table feedback_deals add constraint feedback_deals_kind check (num_nonnulls(store_id, trade_id, circle_id) <= 1);
insert into feedback_deals (id, number, title, buyer_id, seller_id, circle_id, opened_at, closes_at)
  select l.id, c.number, left(l.name, 500), l.to_id, l.from_id, c.id, c.ended_at, c.ended_at + interval '60 days'
  from trade_circle_legs l join trade_circles c on c.id = l.circle_id
  where c.status = 'done' and l.shipped_at is not null and length(l.name) > 0;
