-- Presence (docs/decisions/047): the address is confirmed, and the member is not suspended, deactivated or erased. Function inlining: it takes the row, reads
-- no table and has no SET, so the planner can inline it and use partial indexes.
create function is_present(member members) returns boolean language sql stable parallel safe as $$
  select member.email_verified_at is not null and not member.is_away
$$;
-- Absent members, for the anti-join of lists. Change it together with the function above.
create index members_absent on members (id) where email_verified_at is null or is_away;
comment on function may_see(uuid, uuid) is
  'No block between the two, either way. It says nothing of presence: is_present() does. Kept for the version before this migration.';
