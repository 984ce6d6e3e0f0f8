-- Complaints about parcels of trade circles: the leg stands still until its receiver has the parcel after all, or a moderator has decided.
alter table trade_circles drop constraint trade_circles_status_check;
alter table trade_circles add constraint trade_circles_status_check
  check (status in ('asked', 'running', 'sent', 'delivered', 'disputed', 'done', 'ended'));
alter table trade_circles drop constraint trade_circles_check1;
-- A complaint that waits for a moderator has no end by the clock.
alter table trade_circles add constraint trade_circles_due check ((status in ('disputed', 'done', 'ended')) = (due_at is null));
drop index trade_circles_open;
create unique index trade_circles_open on trade_circles (key) where status in ('asked', 'running', 'sent', 'delivered', 'disputed');

-- Void: not sent in time, or sent and never arrived. Its deposit has gone to its receiver, and its piece stays where it was.
alter table trade_circle_legs drop constraint trade_circle_legs_check2;
alter table trade_circle_legs add constraint trade_circle_legs_void check (not is_void or received_at is null);

create table trade_circle_complaints (
  id uuid primary key default uuidv7(),
  -- One complaint a leg: a decision is not asked for twice.
  leg_id uuid not null unique references trade_circle_legs on delete cascade,
  circle_id uuid not null references trade_circles on delete cascade,
  receiver_id uuid not null references members,
  sender_id uuid not null references members,
  status text not null default 'open' check (status in ('open', 'unanswered', 'answered', 'decided', 'withdrawn')),
  reason text not null check (reason in ('not_arrived', 'damaged', 'not_as_described', 'other')),
  body text not null default '' check (char_length(body) <= 2000),
  opened_at timestamptz not null default clock_timestamp(),
  answer_until timestamptz not null,
  answer text check (char_length(answer) <= 2000),
  answered_at timestamptz,
  -- Who was right: with the receiver the deposit of the leg went to them.
  outcome text check (outcome in ('sender', 'receiver')),
  -- The receiver has the piece all the same.
  keeps boolean,
  note text check (char_length(note) <= 500),
  decided_by uuid references members,
  closed_at timestamptz,
  check (receiver_id <> sender_id),
  check (decided_by not in (receiver_id, sender_id)),
  check ((status in ('decided', 'withdrawn')) = (closed_at is not null)),
  check ((status = 'decided') = (outcome is not null)),
  check ((outcome is null) = (decided_by is null)),
  check ((outcome is null) = (keeps is null)),
  check (outcome is distinct from 'sender' or keeps)
);
create index trade_circle_complaints_circle on trade_circle_complaints (circle_id);
create index trade_circle_complaints_receiver on trade_circle_complaints (receiver_id);
create index trade_circle_complaints_sender on trade_circle_complaints (sender_id);
create index trade_circle_complaints_decided_by on trade_circle_complaints (decided_by);
create index trade_circle_complaints_due on trade_circle_complaints (answer_until) where status = 'open';
create index trade_circle_complaints_waiting on trade_circle_complaints (id) where status in ('open', 'unanswered', 'answered');

-- Pictures that one of them has shown.
create table trade_circle_evidence (
  complaint_id uuid not null references trade_circle_complaints on delete cascade,
  by_sender boolean not null,
  position int not null check (position >= 0),
  media_id uuid not null references medias,
  primary key (complaint_id, by_sender, position)
);
create index trade_circle_evidence_media on trade_circle_evidence (media_id);
