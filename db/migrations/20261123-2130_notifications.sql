-- Each member of a group keeps what the notice was about: when the latest leaves, the row tells of one who stays.
alter table notification_actors add column subject_type text, add column subject_id uuid, add column property jsonb;
update notification_actors a set subject_type = n.subject_type, property = n.property,
  subject_id = case when n.type = 'follow_user' then a.actor_id else n.subject_id end
from notifications n where n.id = a.notification_id;
alter table notification_actors alter column subject_type set not null, alter column subject_id set not null, alter column property set not null;
