import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { products } from './contract.ts'

const refusals: Texts<CodeOf<typeof products>> = {
  'product.item_not_found': 'Choose an item of your own collection.',
  'product.item_not_for_sale': 'Mark this item as for sale first.',
  'product.item_picture': 'A buyer wants to see it: add a picture of this item first.',
  'product.item_committed': 'You do not have that many free pieces of this item.',
  'product.store_inactive': 'Please Activate Your Store For Listing An Item On Sale',
  'product.no_rates': 'Say first what you take for sending.',
  'product.limit': '{limit, plural, one {Your plan shows # product at a time.} other {Your plan shows # products at a time.}}',
  'product.no_store': 'Open your store first.',
  'product.sale_price': 'The reduced price must be lower than the regular one.',
  'product.other_kind': 'A supply stays a supply, and an item an item: list it anew instead.',
  'product.category': 'Choose categories of supplies from the list.',
  'product.media': 'Choose pictures of your own, each one once.',
  'product.shipping_option': 'Choose a way of sending from the list.',
  'product.parcel_weight': 'Say what the parcel weighs.',
  'product.schedule': 'Choose a time that lies ahead, within a year.',
  'product.reserved': 'A buyer is at the checkout with this. Try again in a few minutes.',
  'product.wrong_state': 'That is not possible any more: this product has changed meanwhile.',
  'product.not_found': 'This product is gone, or was never yours to see.',
}

const lists = { 'syndication.for-sale': 'For sale, newest first' }

export const productTexts = texts({ ...refusals, ...lists })
