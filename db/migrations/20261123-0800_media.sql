-- Video, audio and documents beside pictures. A picture has sizes; anything else has one file, and a video may have a poster in sizes.
alter table medias
  add kind text not null default 'image' check (kind in ('image', 'video', 'audio', 'document')),
  add file text check (file ~ '^file\.[a-z0-9]{2,4}$'),
  add file_bytes bigint check (file_bytes > 0),
  -- What the owner calls a document; nothing of it reaches a path.
  add name text check (char_length(name) between 1 and 120),
  add duration_ms int check (duration_ms > 0),
  add pages int check (pages between 1 and 1000),
  alter width drop not null,
  alter height drop not null,
  alter border drop not null;
alter table medias add constraint medias_of_kind check (
  case kind
    when 'image' then file is null and width is not null and height is not null and border is not null
    when 'video' then file is not null and file_bytes is not null and width is not null and height is not null and duration_ms is not null
    when 'audio' then file is not null and file_bytes is not null and duration_ms is not null
    else file is not null and file_bytes is not null
  end
);
-- A member's files by kind, the newest first.
create index medias_member_kind on medias (member_id, kind, id desc) where deleted_at is null;
