-- Plans: sets of permissions, with limits; an administrator may edit both.
insert into plans (code, sort, amount) values ('guest', 0, 0), ('free', 1, 0), ('basic', 2, 800), ('premium', 3, 1600), ('business', 4, 3200);

create temporary table may (least text, permission text) on commit drop;
insert into may select 'guest', unnest(array[
  'marketplace.view_item.filter', 'marketplace.item.view', 'marketplace.buying.view_detail', 'marketplace.buying.seller_information',
  'marketplace.buying.listing', 'marketplace.search', 'marketplace.auctions.listing', 'marketplace.auctions.access', 'marketplace.bounty.listing',
  'marketplace.bounty.view_detail', 'marketplace.trading.items', 'marketplace.trading.advance_search', 'marketplace.item.filter',
  'catalogue.view', 'events.view_detail', 'events.listing', 'exhibitions.view_detail', 'exhibitions.listing', 'calender.event.monthly_view',
  'clubs.view', 'blogs.view', 'profiles.view', 'stores.view', 'search.search_members']);
insert into may select 'free', unnest(array[
  'marketplace.buying.crud', 'marketplace.buying.purchase', 'marketplace.buying.offer', 'marketplace.buying.chat_with_seller', 'marketplace.buying.rate_buying_experience',
  'marketplace.auctions.bid', 'marketplace.auctions.crud', 'auctions.crud', 'marketplace.bounty.crud', 'marketplace.bounty.hunting',
  'marketplace.trading.proposal_folder', 'marketplace.trading.coins', 'marketplace.trading.wish_list', 'marketplace.trading.sending_proposal', 'marketplace.trading.counter_proposal',
  'my_account.profile.edit', 'my_account.profile.member_rank', 'my_account.profile.tfs', 'my_account.profile.tfs_summary', 'profile.avatar.image_editor',
  'my_cart.view', 'my_cart.crud', 'shipping', 'my_collection.view', 'my_collection.crud', 'my_collection.albums', 'my_collection.wishlist', 'my_collection.inventory',
  'my_network.view', 'my_network.follow', 'my_store.crud', 'my_store.view', 'my_store.orders', 'posts.crud', 'comments.crud', 'reactions.crud',
  'clubs.join', 'clubs.crud', 'events.join', 'exhibitions.join', 'flags.crud', 'wallet.view', 'wallet.coins', 'wallet.withdraw', 'news.actions.access', 'media.crud',
  'app_scanner.cropper', 'app_scanner.quality_assessment', 'marketplace.search.alerts']);
insert into may select 'basic', unnest(array[
  'app_scanner.similarity_scan', 'app_scanner.copy_image_content', 'app_scanner.popular_items', 'app_scanner.background_removal',
  'events.own_event.crud', 'exhibitions.own_exhibition.crud', 'blogs.crud', 'calls.crud']);
insert into may select 'business', unnest(array['my_store.business', 'my_store.staff', 'my_store.webhooks', 'my_store.api_keys', 'my_store.bulk_listing']);
update may set permission = replace(permission, 'shipping', 'shipping.crud') where permission = 'shipping';
insert into plan_permissions (plan, permission)
  select plans.code, may.permission from may join plans as least on least.code = may.least join plans on plans.sort >= least.sort;

insert into plan_limits (plan, name, most) values
  ('free', 'albums', 5), ('basic', 'albums', 50),
  ('free', 'trade_offers', 5), ('free', 'bounty_offers', 5),
  ('free', 'trades', 3), ('basic', 'trades', 50), ('free', 'bounties', 3), ('basic', 'bounties', 50), ('free', 'auctions', 3), ('basic', 'auctions', 50),
  ('free', 'live_products', 25), ('basic', 'live_products', 500),
  ('free', 'scans', 20), ('basic', 'scans', 200), ('basic', 'scanner_looks', 50),
  ('free', 'clubs', 1), ('free', 'saved_searches', 3), ('basic', 'saved_searches', 50);
