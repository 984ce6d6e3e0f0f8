-- Coins that came back because the gateway refused to send their money.
alter table coin_purchases
  add column coins_returned int not null default 0 check (coins_returned >= 0);
