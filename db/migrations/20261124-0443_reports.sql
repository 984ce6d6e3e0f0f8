-- What members report to the moderators of the site, and what these decide (docs/decisions/106). One open case for each thing.
create sequence report_case_numbers;
create table report_cases (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('report_case_numbers'), 6),
  subject_type text not null check (subject_type ~ '^[A-Z][A-Za-z]{1,30}$'),
  subject_id uuid not null,
  -- The message of a conversation; 0 for the thing as a whole.
  part int not null default 0 check (part >= 0),
  -- Whom it is about.
  member_id uuid not null references members,
  title text not null check (length(title) between 1 and 200),
  path text not null check (path like '/%' and length(path) <= 300),
  -- The thing as it was when it was first reported: [{ "by", "body", "at" }].
  frozen jsonb not null default '[]' check (jsonb_typeof(frozen) = 'array'),
  frozen_media_ids uuid[] not null default '{}' check (cardinality(frozen_media_ids) <= 12),
  -- Written between two: moderators open its text by an act that the audit log keeps.
  is_private boolean not null default false,
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved', 'rejected')),
  taken_by uuid references members,
  decided_by uuid references members,
  decided_at timestamptz,
  version int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  check ((status in ('resolved', 'rejected')) = (decided_at is not null)),
  check (status <> 'in_progress' or taken_by is not null)
);
create unique index report_cases_open on report_cases (subject_type, subject_id, part) where status in ('open', 'in_progress');
create index report_cases_of_subject on report_cases (subject_id, id);
create index report_cases_queue on report_cases (status, id);
create index report_cases_taken on report_cases (taken_by, status, id) where taken_by is not null;
create index report_cases_decided on report_cases (decided_by) where decided_by is not null;
create index report_cases_of_member on report_cases (member_id, id);

create table reports (
  id uuid primary key default uuidv7(),
  case_id uuid not null references report_cases on delete cascade,
  reporter_id uuid not null references members,
  reason text not null check (reason in ('spam', 'harassment', 'hate', 'fraud', 'forgery', 'prohibited', 'privacy', 'indecent', 'other')),
  body text not null default '' check (length(body) <= 2000),
  created_at timestamptz not null default clock_timestamp(),
  unique (case_id, reporter_id)
);
create index reports_of_member on reports (reporter_id, id);

create table report_notes (
  id uuid primary key default uuidv7(),
  case_id uuid not null references report_cases on delete cascade,
  author_id uuid references members,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
create index report_notes_of_case on report_notes (case_id, id);
create index report_notes_of_author on report_notes (author_id) where author_id is not null;

-- The one place from which moderators hide, remove, restrict and suspend. Each row is the statement of reasons that the member reads.
create sequence decision_numbers;
create table decisions (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('decision_numbers'), 7),
  case_id uuid references report_cases,
  member_id uuid not null references members,
  subject_type text check (subject_type ~ '^[A-Z][A-Za-z]{1,30}$'),
  subject_id uuid,
  title text not null check (length(title) between 1 and 200),
  measure text not null check (measure in ('warn', 'hide', 'remove', 'restrict', 'suspend')),
  -- What a restriction takes away.
  scope text check (scope in ('writing', 'messages', 'selling', 'clubs')),
  ends_at timestamptz,
  ground text not null check (ground in ('law', 'terms')),
  clause text not null check (clause in ('spam', 'harassment', 'hate', 'fraud', 'forgery', 'prohibited', 'privacy', 'indecent', 'other')),
  facts text not null check (length(facts) between 1 and 2000),
  found_by text not null check (found_by in ('notice', 'own')),
  decided_by uuid references members,
  -- Did the measure change anything? What another decision had taken already, this one does not give back.
  has_effect boolean not null default false,
  status text not null default 'standing' check (status in ('standing', 'appealed', 'upheld', 'reversed')),
  lapsed_at timestamptz,
  appeal text not null default '' check (length(appeal) <= 2000),
  appealed_at timestamptz,
  answer text not null default '' check (length(answer) <= 2000),
  answered_by uuid references members,
  answered_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((measure = 'restrict') = (scope is not null)),
  check (measure <> 'restrict' or ends_at is not null),
  check (measure not in ('warn', 'remove') or ends_at is null),
  check (measure not in ('hide', 'remove') or subject_id is not null),
  check (status <> 'appealed' or appealed_at is not null),
  check ((status in ('upheld', 'reversed')) = (answered_at is not null))
);
create index decisions_of_member on decisions (member_id, id);
create index decisions_of_case on decisions (case_id) where case_id is not null;
create index decisions_of_subject on decisions (subject_id, id) where subject_id is not null;
create index decisions_due on decisions (ends_at) where ends_at is not null and lapsed_at is null and status <> 'reversed';
create index decisions_appealed on decisions (appealed_at, id) where status = 'appealed';
create index decisions_restricting on decisions (member_id) where measure = 'restrict' and lapsed_at is null and status <> 'reversed';
create index decisions_decided on decisions (decided_by) where decided_by is not null;
create index decisions_answered on decisions (answered_by) where answered_by is not null;
