-- A lot that opens by itself at a time. Its piece is promised then, not before.
alter table auctions add column publish_at timestamptz;
alter table auctions
  drop constraint auctions_status_check,
  add constraint auctions_status_check
    check (status in ('draft', 'scheduled', 'active', 'closed_sold', 'closed_unsold', 'defaulted', 'cancelled')),
  drop constraint auctions_check6,
  add constraint auctions_opened
    check (status in ('draft', 'scheduled') or (published_at is not null and ends_at is not null and ends_at <= hard_end_at)),
  add constraint auctions_scheduled check ((status = 'scheduled') = (publish_at is not null));
create index auctions_publish_at on auctions (publish_at) where status = 'scheduled';
