-- Items of stores that were proposed to the catalogue.
create table store_proposals (
  proposal_id uuid primary key references catalogue_proposals on delete cascade,
  stamp_item_id uuid not null references stamp_items on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);
create index store_proposals_item on store_proposals (stamp_item_id, proposal_id desc);
