-- A scale is also known from the file itself, and by a coin that lies beside.
alter table item_measurements
  drop constraint item_measurements_scale_check,
  add constraint item_measurements_scale_check check (scale in ('typed', 'file', 'drawn', 'coin', 'unknown'));
