-- What is offered for a bounty may be a trade of the finder's own.
alter table bounty_offers add column trade_id uuid references trades on delete cascade;
alter table bounty_offers drop constraint bounty_offers_referable_type_check;
alter table bounty_offers add constraint bounty_offers_referable_type_check
  check (referable_type in ('StampItem', 'Product', 'Auction', 'Trade', 'market_referral', 'referral_link'));
alter table bounty_offers add constraint bounty_offers_trade check ((referable_type = 'Trade') = (trade_id is not null));
create index bounty_offers_trade on bounty_offers (trade_id) where trade_id is not null;
