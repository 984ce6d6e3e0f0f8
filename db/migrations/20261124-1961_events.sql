-- A decision of a moderator keeps it out of sight; those who run it still see it.
alter table events add column hidden_at timestamptz;
-- The operator's list goes from the newest to the oldest of one status.
create index events_by_status on events (status, id);
