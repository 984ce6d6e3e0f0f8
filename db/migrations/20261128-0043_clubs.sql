-- When a member was last put out, turned down or banned: what invites them and was made before counts no more, whatever they have asked for since.
alter table club_members add column put_out_at timestamptz;
update club_members set put_out_at = changed_at where standing in ('removed', 'rejected', 'banned');
