-- An administrator looks at the place as one member sees it: for a quarter of an hour, in one session, and without acting.
create table member_views (
  id uuid primary key default uuidv7(),
  session_id uuid references sessions on delete set null,
  administrator_id uuid not null references members,
  member_id uuid not null references members,
  reason text not null check (length(reason) between 1 and 500),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (administrator_id <> member_id),
  check (ends_at > started_at and ends_at <= started_at + interval '15 minutes'),
  check (ended_at >= started_at)
);
-- At most one in a session; asked with every request, so it holds nothing but what runs.
create unique index member_views_open on member_views (session_id) where ended_at is null;
create index member_views_due on member_views (ends_at) where ended_at is null;
create index member_views_of_member on member_views (member_id, id desc);
create index member_views_of_administrator on member_views (administrator_id);

-- Who, whom, why and until when is said once; only its end is added, once.
create function view_as_it_began() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null and new.ended_at is distinct from old.ended_at
    or (new.id, new.administrator_id, new.member_id, new.started_at, new.ends_at) is distinct from (old.id, old.administrator_id, old.member_id, old.started_at, old.ends_at)
    or (new.session_id is distinct from old.session_id and new.session_id is not null)
  then raise exception 'a view stays as it began' using errcode = '23514'; end if;
  return new;
end $$;
create trigger member_views_stay before update on member_views for each row execute function view_as_it_began();

insert into role_permissions (role, permission) values ('administrator', 'user.access.view_as');

-- What members read in their history of those who looked as they see.
create index audit_entries_views on audit_entries ((ids->>'member_id'), id desc)
  where operation in ('POST /admin/members/{id}/view-as', 'POST /view-as/end', 'accounts.view_over');
