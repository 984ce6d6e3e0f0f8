-- What stands in a club's feed; null: for everybody whom its audience names.
alter table feed_items add column club_id uuid references clubs on delete cascade;
create index feed_items_club on feed_items (club_id, id desc) where club_id is not null;
drop index feed_items_latest;
create index feed_items_latest on feed_items (id desc) where kind = 'new' and audience = 'Anyone' and club_id is null;
