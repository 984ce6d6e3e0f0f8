-- Suspensions that end by themselves say when: the member reads it in the letter and after the password.
alter table member_suspensions add column ends_at timestamptz check (ends_at > suspended_at);
