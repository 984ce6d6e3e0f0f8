-- A refund that the gateway refused, and whose cause was undone: it is never tried again, and the payment may be given back anew.
alter table payment_refunds
  drop constraint payment_refunds_status_check,
  add constraint payment_refunds_status_check check (status in ('open', 'sent', 'failed', 'dropped'));
