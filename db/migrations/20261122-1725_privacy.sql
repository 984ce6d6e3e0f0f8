-- What happens to the money in the wallet at the erasure, as the member chose.
alter table privacy_erasures add column wallet jsonb;
