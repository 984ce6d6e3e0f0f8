-- Log-ins are listed by their id, a UUID version 7, which is in time order.
drop index sessions_listed;
create index sessions_listed on sessions (member_id, sign_in_id desc) where ended_at is null and followed_at is null;
