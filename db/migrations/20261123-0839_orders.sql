-- States of a disputed order whose items go back to the seller.
alter table orders drop constraint orders_status_check, add constraint orders_status_check check (
  status in ('pending_payment', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'disputed', 'return_requested', 'returned', 'refunded'));
