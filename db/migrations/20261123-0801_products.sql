-- A supply is a productable of its own: it belongs to no collection, so its pieces are counted by its product alone.
create table supplies (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  condition text not null check (condition in ('NEW', 'USED', 'NA')),
  category_ids text[] not null default '{}' check (cardinality(category_ids) <= 10),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index supplies_member on supplies (member_id);
create table supply_medias (
  supply_id uuid not null references supplies on delete cascade,
  position int not null,
  media_id uuid not null references medias,
  primary key (supply_id, position)
);
create index supply_medias_media on supply_medias (media_id);
alter table products add column supply_id uuid references supplies;
create unique index products_supply on products (supply_id);

-- Supplies were listed from items of kind `other`: each such product gets a supply of its own with the item's pictures, and the item leaves the collection.
do $$
declare
  one record;
  made uuid;
begin
  for one in select p.id, p.member_id, p.stamp_item_id, p.unit from products p where p.productable_type = 'Supply' and p.stamp_item_id is not null order by p.id loop
    insert into supplies (member_id, condition) values (one.member_id, case one.unit when 'used' then 'USED' else 'NEW' end) returning id into made;
    insert into supply_medias (supply_id, position, media_id) select made, position, media_id from stamp_item_medias where stamp_item_id = one.stamp_item_id;
    insert into media_uses (media_id, subject_type, subject_id) select distinct media_id, 'supply', made from supply_medias where supply_id = made;
    update item_commitments set status = 'released', ended_at = clock_timestamp() where kind = 'product' and ref_id = one.id and status = 'active';
    update stamp_items set committed_mint = 0, committed_used = 0, status = 'PRIVATE', deleted_at = clock_timestamp()
      where id = one.stamp_item_id and not exists (select from item_commitments c where c.stamp_item_id = one.stamp_item_id and c.status = 'active');
    update products set supply_id = made, stamp_item_id = null, unit = null where id = one.id;
  end loop;
end $$;

alter table products drop constraint products_productable;
alter table products add constraint products_productable check (
  (productable_type = 'StampItem' and stamp_item_id is not null and unit is not null and supply_id is null)
  or (productable_type = 'Supply' and supply_id is not null and stamp_item_id is null and unit is null)) not valid;
alter table products validate constraint products_productable;
