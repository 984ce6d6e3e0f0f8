-- What each day added to a seller's sales: paid orders without what was paid back, postage apart. As collection_days, rows are only added.
create table sales_days (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references members,
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null,
  is_summed boolean not null default false
);
create index sales_days_seller on sales_days (seller_id, day) include (currency, amount);
create index sales_days_open on sales_days (day, seller_id) where not is_summed;

create function sold_amount(sale orders) returns bigint language sql immutable parallel safe as $$
  select case when sale.paid_at is null or sale.status in ('pending_payment', 'cancelled') then 0 else greatest(sale.item_total - sale.refunded, 0) end
$$;
create function keep_sales_days() returns trigger language plpgsql as $$
declare
  before bigint := case when tg_op = 'INSERT' then 0 else sold_amount(old) end;
  change bigint := sold_amount(new) - before;
begin
  if change <> 0 then
    insert into sales_days (seller_id, day, currency, amount)
      values (new.seller_id, ((case when before = 0 then new.paid_at else clock_timestamp() end) at time zone 'UTC')::date, new.currency, change);
  end if;
  return null;
end $$;
create trigger orders_sales_days after insert or update of status, paid_at, refunded, item_total on orders for each row execute function keep_sales_days();

insert into sales_days (seller_id, day, currency, amount)
  select o.seller_id, (o.paid_at at time zone 'UTC')::date, o.currency, sum(sold_amount(o)) from orders o where sold_amount(o) > 0 group by 1, 2, 3;
