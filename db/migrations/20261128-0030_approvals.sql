-- Deeds of administrators that need the consent of a second one (docs/decisions/177): what is asked, how it was and how it will be.
create table approvals (
  id uuid primary key default uuidv7(),
  -- Method and path of the operation that the consent carries out.
  act text not null check (length(act) between 5 and 120),
  -- What it is about, so that the same is asked once at a time.
  target text not null check (length(target) between 1 and 120),
  permission text not null check (permission like 'user.access.%'),
  input jsonb not null check (jsonb_typeof(input) = 'object'),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  -- Members whom it touches: they neither consent to it nor refuse it.
  about uuid[] not null default '{}',
  asked_by uuid not null references members,
  reason text not null check (length(reason) <= 500),
  -- alone: nobody else could be asked, so it went through at once.
  status text not null check (status in ('asked', 'consented', 'refused', 'expired', 'withdrawn', 'alone')),
  decided_by uuid references members,
  answer text not null default '' check (length(answer) <= 500),
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '72 hours',
  decided_at timestamptz,
  -- Nobody consents to their own, whatever the code says.
  check (decided_by is null or decided_by <> asked_by),
  check (decided_by is null or not decided_by = any (about)),
  check ((status in ('consented', 'refused')) = (decided_by is not null)),
  check ((status = 'asked') = (decided_at is null))
);
create unique index approvals_once on approvals (act, target) where status = 'asked';
create index approvals_waiting on approvals (id) where status = 'asked';
create index approvals_due on approvals (expires_at) where status = 'asked';
create index approvals_decided on approvals (id) where status <> 'asked';
create index approvals_of_asker on approvals (asked_by);
create index approvals_of_decider on approvals (decided_by) where decided_by is not null;

-- What was asked stays as it was asked, and what is decided stays decided. Words of erased members may go.
create function approval_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'approvals stay' using errcode = '23514';
  end if;
  if (new.id, new.act, new.target, new.permission, new.before, new.after, new.about, new.asked_by, new.asked_at, new.expires_at)
      is distinct from (old.id, old.act, old.target, old.permission, old.before, old.after, old.about, old.asked_by, old.asked_at, old.expires_at)
    or (old.status <> 'asked' and (new.status, new.decided_by, new.decided_at) is distinct from (old.status, old.decided_by, old.decided_at)) then
    raise exception 'what an approval was about stays' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger approvals_stay before update or delete on approvals for each row execute function approval_stays();
