/** What other screens may use of the cart and of orders. */
export { AddToCart } from './cart/AddToCart.tsx'
export { CartEmpty } from './cart/CartEmpty.tsx'
export { DeliveryPick } from './cart/DeliveryPick.tsx'
export { OrderSummary } from './cart/OrderSummary.tsx'
export { useCart } from './cart/use-cart.ts'
export { useCartCount } from './cart/use-cart-count.ts'
export { type Quoted, useQuote } from './cart/use-quote.ts'
