-- One payment pays an order: another attempt that is captured later goes back.
create unique index payment_splits_order on payment_splits (order_id);
