-- A bounty that opens by itself at a time. Its reward is held then, not before.
alter table bounties add column publish_at timestamptz;
alter table bounties
  drop constraint bounties_status_check,
  add constraint bounties_status_check check (status in ('Draft', 'Scheduled', 'Active', 'Closed', 'Won', 'Archived')),
  add constraint bounties_scheduled check ((status = 'Scheduled') = (publish_at is not null));
create index bounties_publish_at on bounties (publish_at) where status = 'Scheduled';
