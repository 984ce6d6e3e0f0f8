-- A trade is a deal too: both have received a parcel, so both answer all questions. Its proposer stands as the buyer, its owner as the seller.
alter table feedback_deals add column trade_id uuid references trades;
create index feedback_deals_trade on feedback_deals (trade_id) where trade_id is not null;
alter table feedbacks drop constraint feedbacks_check1;
alter table feedbacks drop constraint feedbacks_check2;
alter table feedbacks add constraint feedbacks_answers check ((as_described is null) = (packing is null) and (role = 'seller' or as_described is not null));
alter table feedbacks add constraint feedbacks_store check (role = 'buyer' or store_id is null);
