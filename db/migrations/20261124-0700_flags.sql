-- What a review found (docs/decisions/115): an appeal keeps nobody from flagging and nobody keeps it from being heard; a flag without a jury takes no
-- jury's place; what was found stays to be read after it is corrected; coins for what is corrected are counted.
drop index flag_tickets_open;
create unique index flag_tickets_open on flag_tickets (stamp_item_id, (field is null))
  where round = 1 and status in ('opened', 'clarification-requested', 'flag-removal-request');
alter table flag_tickets
  add column first_decided_at timestamptz,
  -- When its owner has corrected what was found.
  add column mended_at timestamptz,
  -- Coins were paid because the owner has corrected it before the jury spoke.
  add column mended_paid boolean not null default false;
update flag_tickets set first_decided_at = created_at where round = 2;
update flag_tickets set mended_paid = true where status = 'resolved' and voters = 0;
create index flag_tickets_mended on flag_tickets (owner_id, decided_at) where mended_paid;
