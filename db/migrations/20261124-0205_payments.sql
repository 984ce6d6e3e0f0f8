-- A refund that a bank refused and that an operator has paid in another way: how, and who says so.
alter table payment_refunds
  drop constraint payment_refunds_status_check,
  add constraint payment_refunds_status_check check (status in ('open', 'sent', 'failed', 'dropped', 'settled')),
  add column settled_how text check (length(settled_how) between 1 and 500),
  add column settled_by uuid references members,
  add constraint payment_refunds_settled check ((status = 'settled') = (settled_how is not null) and (settled_how is null) = (settled_by is null));
create index payment_refunds_settled_by on payment_refunds (settled_by) where settled_by is not null;
