-- Suggestions of somebody from the same country read the newest members there.
create index members_country on members (country, id desc) where country is not null and email_verified_at is not null and not is_away and not is_private;
