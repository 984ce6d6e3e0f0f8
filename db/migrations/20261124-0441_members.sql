-- Permissions that decisions of moderators withhold from a member for a time. It stands in the member's row, because every request reads that.
alter table members add column withheld text[] not null default '{}' check (cardinality(withheld) <= 20);
