-- Rate limits counted by all processes together. Only a hash of who is counted is stored; after a crash of the database counting begins anew.
create unlogged table rate_counts (
  key bytea primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);
create index rate_counts_ends on rate_counts (ends_at);
