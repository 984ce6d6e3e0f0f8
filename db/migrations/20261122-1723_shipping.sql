-- The carrier itself knows the number. Until then anybody could have written it down.
alter table shipments add column confirmed_at timestamptz;
