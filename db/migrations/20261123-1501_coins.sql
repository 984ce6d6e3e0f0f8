-- A purchase whose payment the bank gave back to its buyer.
alter table coin_purchases
  drop constraint coin_purchases_status_check,
  add constraint coin_purchases_status_check check (status in ('pending_payment', 'completed', 'cancelled', 'refunded', 'charged_back')),
  drop constraint coin_purchases_check2,
  add constraint coin_purchases_completed check ((status in ('completed', 'refunded', 'charged_back')) = (completed_at is not null)),
  drop constraint coin_purchases_check4,
  add constraint coin_purchases_paid check (status not in ('completed', 'refunded', 'charged_back') or payment_id is not null);
