-- A conversation of many belongs to no pair: it is a group (docs/decisions/138).
alter table conversations alter column low_id drop not null;
alter table conversations alter column high_id drop not null;
alter table conversations add constraint conversations_pair check ((low_id is null) = (high_id is null)) not valid;
alter table conversations validate constraint conversations_pair;
-- When somebody wrote last, in a conversation of many: no row of a member says it, because none is written for a message and its readers.
alter table conversations add column last_at timestamptz;
alter table conversations add constraint conversations_last_at check (low_id is not null or last_at is not null) not valid;
alter table conversations validate constraint conversations_last_at;
