-- A plan is paid by the month or by the year; its amounts are of the site's currency. The operator may edit both.
alter table plans add column yearly_amount bigint not null default 0 check (yearly_amount between 0 and 10000000000);
update plans set yearly_amount = amount * 10;
alter table plans drop column currency;

-- What a member may propose to the catalogue of all; clubs, events and blogs of one's own were there before.
insert into plan_permissions (plan, permission)
  select code, permission from plans cross join unnest(array['catalogue.propose', 'my_collection.print']) as permission where code <> 'guest';
