-- Members who want summaries by mail (docs/decisions/114), and when the next is due.
create table notice_digests (
  member_id uuid primary key references members on delete cascade,
  due_at timestamptz not null,
  -- Notices until then have been told.
  told_until timestamptz not null default clock_timestamp()
);
create index notice_digests_due on notice_digests (due_at);
