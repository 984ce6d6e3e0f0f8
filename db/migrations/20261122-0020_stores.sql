-- Those with the most for sale first; an empty store is no way into the market.
create index stores_fullest on stores (product_count desc, id desc) where product_count > 0;
