-- What each day changed in a collection: a curve of years is a sum of few rows. Rows are only added, so that no sale waits for another; a timer adds up days that are over.
create table collection_days (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  day date not null,
  what text not null check (what in ('items', 'pieces', 'estimated', 'paid')),
  currency text check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null,
  is_summed boolean not null default false,
  check ((currency is null) = (what in ('items', 'pieces')))
);
create index collection_days_member on collection_days (member_id, day) include (what, currency, amount);
create index collection_days_open on collection_days (day, member_id) where not is_summed;

-- An item's part in the sums; none while it is in the trash.
create function collection_parts(item stamp_items) returns table (what text, currency text, amount bigint) language sql immutable parallel safe as $$
  select part.* from (values
    ('items', null::text, 1::bigint),
    ('pieces', null, item.mint + item.used),
    ('estimated', item.estimated_catalogue_currency, item.estimated_catalogue_value * (item.mint + item.used)),
    ('paid', item.purchase_currency, item.purchase_price)
  ) part(what, currency, amount) where item.deleted_at is null and part.amount <> 0
$$;
create function keep_collection_days_of_new() returns trigger language plpgsql as $$
begin
  insert into collection_days (member_id, day, what, currency, amount)
    select item.member_id, (item.created_at at time zone 'UTC')::date, part.what, part.currency, sum(part.amount)
    from added item, collection_parts(item) part group by 1, 2, 3, 4;
  return null;
end $$;
create function keep_collection_days_of_changed() returns trigger language plpgsql as $$
begin
  insert into collection_days (member_id, day, what, currency, amount)
    select new.member_id, (clock_timestamp() at time zone 'UTC')::date, part.what, part.currency, sum(part.amount)
    from (select * from collection_parts(new) union all select what, currency, -amount from collection_parts(old)) part
    group by part.what, part.currency having sum(part.amount) <> 0;
  return null;
end $$;
create trigger stamp_items_days_of_new after insert on stamp_items
  referencing new table as added for each statement execute function keep_collection_days_of_new();
create trigger stamp_items_days_of_changed
  after update of mint, used, estimated_catalogue_value, estimated_catalogue_currency, purchase_price, purchase_currency, deleted_at on stamp_items
  for each row when ((old.mint, old.used, old.estimated_catalogue_value, old.estimated_catalogue_currency, old.purchase_price, old.purchase_currency, old.deleted_at)
    is distinct from (new.mint, new.used, new.estimated_catalogue_value, new.estimated_catalogue_currency, new.purchase_price, new.purchase_currency, new.deleted_at))
  execute function keep_collection_days_of_changed();

insert into collection_days (member_id, day, what, currency, amount)
  select item.member_id, (item.created_at at time zone 'UTC')::date, part.what, part.currency, sum(part.amount)
  from stamp_items item, collection_parts(item) part group by 1, 2, 3, 4;
