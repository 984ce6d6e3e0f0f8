-- Suggestions of members from the same country: the newest ones by an ordered index scan.
create index members_country on members (country, id desc) where country is not null and email_verified_at is not null and not is_away and not is_private;
