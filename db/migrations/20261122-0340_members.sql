-- Prices of plans per month and per year in the site's currency; the operator may edit both.
alter table plans add column yearly_amount bigint not null default 0 check (yearly_amount between 0 and 10000000000);
update plans set yearly_amount = amount * 10;
alter table plans drop column currency;

-- New permissions: proposing catalogue entries and printing one's collection.
insert into plan_permissions (plan, permission)
  select code, permission from plans cross join unnest(array['catalogue.propose', 'my_collection.print']) as permission where code <> 'guest';
