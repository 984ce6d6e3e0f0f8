/** What other screens may use of the cart and of orders. */
export { AddToCart } from './AddToCart.tsx'
export { CartEmpty } from './CartEmpty.tsx'
export { DeliveryPick } from './DeliveryPick.tsx'
export { OrderSummary } from './OrderSummary.tsx'
export { useCart } from './use-cart.ts'
export { useCartCount } from './use-cart-count.ts'
export { type Quoted, useQuote } from './use-quote.ts'
