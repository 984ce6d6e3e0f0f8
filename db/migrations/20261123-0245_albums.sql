-- Albums, lots and sets: one table with a type. A private album appears to its owner alone.
create unique index stamp_items_owner on stamp_items (id, member_id);
create table albums (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  type text not null check (type in ('plain', 'lot', 'set')),
  name text not null check (length(name) between 1 and 140),
  description text not null default '' check (length(description) <= 5000),
  cover_media_id uuid references medias on delete set null,
  is_private boolean not null default true,
  -- Of new mounts.
  mount text not null default 'black' check (mount in ('black', 'cream', 'white')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (id, member_id, type)
);
create index albums_of_member on albums (member_id, id desc);
create index albums_shown on albums (id) where not is_private;
create index albums_cover on albums (cover_media_id) where cover_media_id is not null;

-- Many albums for an item, at most one lot and one set; the foreign keys keep items of one member out of albums of another.
create table album_items (
  album_id uuid not null,
  stamp_item_id uuid not null,
  member_id uuid not null,
  type text not null,
  position int not null check (position >= 0),
  added_at timestamptz not null default clock_timestamp(),
  primary key (album_id, stamp_item_id),
  foreign key (album_id, member_id, type) references albums (id, member_id, type) on delete cascade,
  foreign key (stamp_item_id, member_id) references stamp_items (id, member_id) on delete cascade
);
create index album_items_order on album_items (album_id, position, stamp_item_id);
create index album_items_item on album_items (stamp_item_id);
create index album_items_member on album_items (member_id);
create unique index album_items_one_lot on album_items (stamp_item_id) where type = 'lot';
create unique index album_items_one_set on album_items (stamp_item_id) where type = 'set';

-- Pages of an album in true proportion; lengths are tenths of a millimetre.
create table album_pages (
  id uuid primary key default uuidv7(),
  album_id uuid not null references albums on delete cascade,
  position int not null check (position >= 0),
  title text not null default '' check (length(title) <= 140),
  subtitle text not null default '' check (length(subtitle) <= 200),
  foot text not null default '' check (length(foot) <= 200),
  quadrille boolean not null default true,
  -- Optimistic locking: a page that changed meanwhile is not overwritten.
  revision int not null default 1,
  unique (album_id, position) deferrable initially deferred,
  unique (id, album_id)
);
create table album_mounts (
  id uuid primary key default uuidv7(),
  page_id uuid not null,
  album_id uuid not null,
  -- An item of the album, or the hole for a catalogue entry that is wanted.
  stamp_item_id uuid,
  catalogue_entry_id uuid references catalogue_entries on delete cascade,
  x int not null check (x >= 120),
  y int not null check (y >= 400),
  width int not null check (width between 50 and 1860),
  height int not null check (height between 50 and 2100),
  mount text not null check (mount in ('black', 'cream', 'white')),
  caption text not null default '' check (length(caption) <= 120),
  position int not null check (position >= 0),
  foreign key (page_id, album_id) references album_pages (id, album_id) on delete cascade,
  foreign key (album_id, stamp_item_id) references album_items (album_id, stamp_item_id) on delete cascade,
  check (num_nonnulls(stamp_item_id, catalogue_entry_id) = 1),
  check (x + width <= 1980 and y + height <= 2500),
  -- An item lies on one place of an album.
  unique (album_id, stamp_item_id)
);
create index album_mounts_page on album_mounts (page_id, position);
create index album_mounts_entry on album_mounts (catalogue_entry_id) where catalogue_entry_id is not null;
