-- A letter about a notice waits a moment and is not sent when the notice was read meanwhile: whose notice it is about, and which.
alter table mails add column held_for uuid, add column held_key text, add check ((held_for is null) = (held_key is null));
create index mails_held on mails (held_for, held_key) where held_for is not null and sent_at is null and dead_at is null;
