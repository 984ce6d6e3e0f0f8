-- The end of the suspensions that decisions have begun.
update member_suspensions s set ends_at = d.ends_at
from decisions d
where d.member_id = s.member_id and d.measure = 'suspend' and d.has_effect and d.lapsed_at is null and d.status <> 'reversed'
  and s.lifted_at is null and d.ends_at > s.suspended_at;
