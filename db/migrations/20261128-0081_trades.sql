-- A listing that opens by itself at a time. A direct proposal goes out when it is sent.
alter table trades add column publish_at timestamptz;
alter table trades
  drop constraint trades_status_check,
  add constraint trades_status_check
    check (status in ('draft', 'scheduled', 'active', 'expired', 'offer-accepted', 'processing', 'completed', 'archived')),
  drop constraint trades_check2,
  add constraint trades_opened check (status in ('draft', 'scheduled', 'archived') or (published_at is not null and expires_at is not null)),
  add constraint trades_scheduled check ((status = 'scheduled') = (publish_at is not null) and not (status = 'scheduled' and is_direct));
create index trades_publish_at on trades (publish_at) where status = 'scheduled';
