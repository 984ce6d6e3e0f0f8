-- What an erased member said in a dispute is blanked; what was done stays. A trigger of its own: a table with `forbid_change` may not be updated at all.
create function forbid_removal() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what was done', tg_table_name using errcode = '42501';
end $$;

drop trigger dispute_entries_kept on dispute_entries;
create trigger dispute_entries_kept
  before delete or truncate or update of id, dispute_id, actor, actor_id, action, amount, created_at on dispute_entries
  for each statement execute function forbid_removal();
