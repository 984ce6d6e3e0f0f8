-- The card networks must be told of a card saved for later charges, and of a charge without the cardholder present.
alter table payments add column for_later boolean not null default false, add column away boolean not null default false;
