-- Sales whose money is reserved, as their seller's wallet lists them.
create index orders_reserved on orders (seller_id, release_at) where released_at is null and paid_at is not null and status not in ('cancelled', 'refunded');
