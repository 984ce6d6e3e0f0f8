-- Stores with the most products first; empty stores are not listed.
create index stores_fullest on stores (product_count desc, id desc) where product_count > 0;
