-- The ballot of visitors: one vote a member and exhibition, counted when it is over.
alter table exhibits add constraint exhibits_event unique (id, event_id);
create table exhibit_votes (
  event_id uuid not null references events on delete cascade,
  user_id uuid not null references members on delete cascade,
  exhibit_id uuid not null,
  voted_at timestamptz not null default clock_timestamp(),
  primary key (event_id, user_id),
  foreign key (exhibit_id, event_id) references exhibits (id, event_id) on delete cascade
);
create index exhibit_votes_exhibit on exhibit_votes (exhibit_id);
create index exhibit_votes_member on exhibit_votes (user_id);

-- The last line behind the rule: nobody votes for what they show themselves.
create function refuse_own_vote() returns trigger language plpgsql as $$
begin
  if exists (select from exhibits x where x.id = new.exhibit_id and x.user_id = new.user_id) then
    raise exception 'an exhibitor does not vote for their own exhibit' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger exhibit_votes_for_others before insert or update on exhibit_votes for each row execute function refuse_own_vote();
