-- A card that will be charged again later, and a charge while its owner is away: the card network wants to know both.
alter table payments add column for_later boolean not null default false, add column away boolean not null default false;
