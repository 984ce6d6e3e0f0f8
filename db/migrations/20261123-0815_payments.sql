-- Refunds of orders, whole or in part: a payment may have several. A payment that did not fit is still given back at most once.
alter table payment_refunds
  drop constraint payment_refunds_payment_id_key,
  drop constraint payment_refunds_reason_check,
  add constraint payment_refunds_reason_check check (reason in ('late_capture', 'mismatch', 'order')),
  -- Further tries after a failure: the gateway answers a repeated idempotency key with its first answer.
  add column attempt int not null default 0 check (attempt >= 0);
create unique index payment_refunds_once on payment_refunds (payment_id) where reason <> 'order';
create index payment_refunds_payment on payment_refunds (payment_id);
create index payment_refunds_failed on payment_refunds (created_at) where status = 'failed';
