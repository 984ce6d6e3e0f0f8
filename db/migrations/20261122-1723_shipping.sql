-- When the carrier confirmed the tracking number; before that it may be invented.
alter table shipments add column confirmed_at timestamptz;
