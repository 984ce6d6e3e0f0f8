-- What is shown at an exhibition: pages hung in frames, sheets of the jury, and the awards. One exhibit per place.
create table exhibits (
  id uuid primary key default uuidv7(),
  event_id uuid not null references events on delete cascade,
  participant_id uuid not null unique references participants on delete cascade,
  user_id uuid not null references members on delete cascade,
  title text not null check (length(title) between 1 and 120),
  plan text not null default '' check (length(plan) <= 4000),
  class text not null check (class in ('traditional', 'postal_history', 'postal_stationery', 'aerophilately', 'astrophilately', 'thematic', 'maximaphily',
    'revenue', 'picture_postcards', 'open', 'modern', 'one_frame', 'youth_a', 'youth_b', 'youth_c', 'literature')),
  status text not null check (status in ('entered', 'accepted', 'declined', 'on_show', 'judged', 'awarded', 'withdrawn')),
  -- Of whoever declined it.
  reason text not null default '' check (length(reason) <= 500),
  -- Of 100, once awards are published; the medal follows from it, below 60 there is none.
  marks int check (marks between 0 and 100),
  medal text check (medal in ('large_gold', 'gold', 'large_vermeil', 'vermeil', 'large_silver', 'silver', 'silver_bronze', 'bronze')),
  changed_at timestamptz not null default clock_timestamp(),
  check ((status = 'awarded') = (marks is not null)),
  check (medal is null or marks >= 60)
);
create index exhibits_of_event on exhibits (event_id, id);
create index exhibits_of_member on exhibits (user_id, id);

-- Three frames of sixteen places; the nth place of all.
create table exhibit_pages (
  exhibit_id uuid not null references exhibits on delete cascade,
  position int not null check (position between 1 and 48),
  stamp_item_id uuid not null references stamp_items on delete cascade,
  caption text not null default '' check (length(caption) <= 200),
  -- Its owner's intention, which stands again afterwards.
  status_before text not null,
  is_held boolean not null default true,
  primary key (exhibit_id, position),
  unique (exhibit_id, stamp_item_id)
);
create unique index exhibit_pages_held on exhibit_pages (stamp_item_id) where is_held;
create index exhibit_pages_to_release on exhibit_pages (exhibit_id) where is_held;
create index exhibit_pages_of_item on exhibit_pages (stamp_item_id);

create table exhibition_judges (
  event_id uuid not null references events on delete cascade,
  user_id uuid not null references members on delete cascade,
  primary key (event_id, user_id)
);
create index exhibition_judges_of_member on exhibition_judges (user_id);

-- Marks in the order of the criteria of the class. Nobody but its judge reads a sheet before awards are published.
create table exhibit_sheets (
  exhibit_id uuid not null references exhibits on delete cascade,
  user_id uuid not null references members on delete cascade,
  marks int[] not null check (cardinality(marks) between 4 and 8 and 0 <= all (marks)),
  remark text not null default '' check (length(remark) <= 1000),
  handed_in_at timestamptz not null default clock_timestamp(),
  primary key (exhibit_id, user_id)
);
create index exhibit_sheets_of_member on exhibit_sheets (user_id);

-- The last line behind the rule: nobody judges what they show themselves.
create function refuse_own_sheet() returns trigger language plpgsql as $$
begin
  if exists (select from exhibits x where x.id = new.exhibit_id and x.user_id = new.user_id) then
    raise exception 'a judge does not judge their own exhibit' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger exhibit_sheets_of_others before insert or update on exhibit_sheets for each row execute function refuse_own_sheet();
