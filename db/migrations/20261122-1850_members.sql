-- Presence, said once (docs/decisions/047): has confirmed an address, and is not suspended, deactivated or erased.
-- It takes the row, reads no table and sets nothing, so the planner puts its text into the query: partial indexes fit it.
create function is_present(member members) returns boolean language sql stable parallel safe as $$
  select member.email_verified_at is not null and not member.is_away
$$;
-- Whoever is absent, for the anti-join of lists. If the text above changes, so does this one.
create index members_absent on members (id) where email_verified_at is null or is_away;
comment on function may_see(uuid, uuid) is
  'No block between the two, either way. It says nothing of presence: is_present() does. Kept for the version before this migration.';
