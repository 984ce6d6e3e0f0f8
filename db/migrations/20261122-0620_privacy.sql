-- Retention (src/features/privacy/server/retention.ts): old rows are deleted, and each sweep finds them by an index.
create index mails_sent on mails (sent_at) where sent_at is not null;
create index mails_dead on mails (dead_at) where dead_at is not null;
create index member_tokens_expiry on member_tokens (expires_at);
create index member_devices_seen on member_devices (seen_at);
create index contact_letters_age on contact_letters (sent_at);
create index member_contacts_ended on member_contacts (ended_at) where ended_at is not null;
create index member_contacts_expiry on member_contacts (expires_at) where verified_at is null and ended_at is null;
create index push_tokens_age on push_tokens (created_at);
create index privacy_exports_over on privacy_exports (created_at) where status in ('failed', 'expired');
