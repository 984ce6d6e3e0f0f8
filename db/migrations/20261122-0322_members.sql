-- Sign-ins are listed by their id, which is their time.
drop index sessions_listed;
create index sessions_listed on sessions (member_id, sign_in_id desc) where ended_at is null and followed_at is null;
