create table medias (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  -- 128 random bits: the folder of its sizes, and part of the permanent public URL.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  width int not null check (width between 1 and 6000),
  height int not null check (height between 1 and 6000),
  dpi int check (dpi between 30 and 4800),
  border text not null check (border in ('dark', 'transparent', 'light')),
  bytes bigint not null check (bytes > 0),
  sha256 text not null,
  sizes jsonb not null,
  published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index medias_member on medias (member_id, id desc) where deleted_at is null;
create index medias_deleted on medias (deleted_at) where deleted_at is not null;

-- Bytes of a member's pictures. The row is locked during an upload, so that parallel uploads cannot exceed the quota.
create table media_quotas (
  member_id uuid primary key references members on delete cascade,
  bytes bigint not null default 0 check (bytes >= 0),
  most bigint not null default 5368709120,
  check (bytes <= most)
);
alter table members add foreign key (image_media_id) references medias;

-- Reference counts of pictures: upper slices record here what they show, and a picture in use cannot be deleted.
create table media_uses (
  media_id uuid not null references medias,
  subject_type text not null check (subject_type ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  primary key (media_id, subject_type, subject_id)
);
create index media_uses_subject on media_uses (subject_type, subject_id);

-- Files to delete when due. A new picture is listed here before its first file is written and removed in the transaction that stores its row.
create table media_leftovers (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{22}$'),
  due_at timestamptz not null
);
create index media_leftovers_due on media_leftovers (due_at);
