-- Withdrawals are rare among the links of a lot: whoever asks which bids stand reads only them.
create index auction_bids_fallen on auction_bids (auction_id) where fallen <> '{}';
create index auction_bids_own on auction_bids (member_id, auction_id, version);
drop index auction_bids_member;
