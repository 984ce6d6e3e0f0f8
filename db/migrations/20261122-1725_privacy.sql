-- What becomes of the money in the wallet when the account is erased, as the member chose it.
alter table privacy_erasures add column wallet jsonb;
