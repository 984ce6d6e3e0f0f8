import { page } from '#web/site.ts'

/** The map of the site: every address, and the screen that draws it. */
export const routes = [
  page('/', () => import('#pages/HomePage.tsx')),
  page('/marketplace', () => import('#pages/MarketplacePage.tsx')),
  page('/marketplace/for-sale', () => import('#features/products/web/ForSaleScreen.tsx')),
  page('/products/{product_id}', () => import('#pages/ProductPage.tsx')),
  page('/stores/{store_id}', () => import('#pages/StorePage.tsx')),

  page('/about', () => import('#features/documents/web/AboutScreen.tsx')),
  page('/contact', () => import('#features/documents/web/ContactScreen.tsx')),
  page('/terms-and-conditions', () => import('#features/documents/web/TermsScreen.tsx')),
  page('/privacy-policy', () => import('#features/documents/web/PrivacyScreen.tsx')),
  page('/refund-policy', () => import('#features/documents/web/RefundsScreen.tsx')),

  page('/login', () => import('#pages/LoginPage.tsx')),
  page('/signup', () => import('#features/members/web/SignUpScreen.tsx')),
  page('/signup/verify-email', () => import('#features/members/web/VerifyEmailScreen.tsx')),
  page('/action/verification', () => import('#features/members/web/VerificationScreen.tsx')),
  page('/forgot', () => import('#features/members/web/ForgotScreen.tsx')),
  page('/reset-password', () => import('#features/members/web/ResetScreen.tsx')),

  page('/stamp-items/create', () => import('#features/stamp-items/web/CreateStampItemScreen.tsx')),
  page('/stamp-items/{stamp_item_id}/edit', () => import('#features/stamp-items/web/EditStampItemScreen.tsx')),
  page('/stamp-items/{stamp_item_id}/show', () => import('#features/stamp-items/web/StampItemScreen.tsx')),
  page('/user/{user_id}/stamp-items', () => import('#pages/StampItemsPage.tsx')),
  page('/store', () => import('#pages/MyStorePage.tsx')),
  page('/store/create', () => import('#pages/StoreCreatePage.tsx')),
  page('/store/edit', () => import('#pages/StoreEditPage.tsx')),
  page('/products/create', () => import('#features/products/web/CreateProductScreen.tsx')),
  page('/products/{product_id}/edit', () => import('#features/products/web/EditProductScreen.tsx')),
  page('/cart', () => import('#features/orders/web/CartScreen.tsx')),
  page('/cart/checkout', () => import('#pages/CheckoutPage.tsx')),
  page('/orders', () => import('#features/orders/web/OrdersScreen.tsx')),
  page('/orders/placed', () => import('#features/orders/web/PlacedScreen.tsx')),
  page('/orders/order-tracking/{order_id}', () => import('#features/orders/web/OrderScreen.tsx')),
  page('/orders/order-detail/{order_id}', () => import('#features/orders/web/OrderScreen.tsx')),
  page('/store/order-listing', () => import('#features/orders/web/StoreOrdersScreen.tsx')),
  page('/store/order-detail/{order_id}', () => import('#features/orders/web/OrderScreen.tsx')),
  page('/notifications', () => import('#features/notifications/web/NotificationsScreen.tsx')),
  page('/wallet', () => import('#features/ledger/web/WalletScreen.tsx')),
]
