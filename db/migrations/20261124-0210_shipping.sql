-- An order can come in several parcels, each with its carrier, its number and what is in it.
alter table shipments
  drop constraint shipments_ref_type_ref_id_key,
  add column contents text not null default '' check (length(contents) <= 200);
create index shipments_ref on shipments (ref_type, ref_id, id);
