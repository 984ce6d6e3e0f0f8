import { all, type Example, goneLetter, goneToken, otherMedia, own, plain, shown, theirs } from './example.ts'
import { memberExamples } from './examples-members.ts'
import { addressGiven, CANARY, type Things } from './objects.ts'

/** A PNG of one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const product = (id: string) => ({ productable_id: id, name: CANARY.draft, quantity: 1, regular_price: 12_500 })
const item = (media: string) => ({ name: 'Cérès 20c. noir', status: 'FOR_SALE', media_ids: [media], quantity_owned: { mint: 0, used: 99 } })
const store = { name: 'Penny Black & Co', country: 'FR', city: 'Lyon' }
const rates = { rates: [{ shipping_option: 'letter_tracked', reach: 'everywhere', amount: 300, days_least: 2, days_most: 5 }] }
const lines = (things: Things) => [{ product_id: things.product, order_quantity: 1 }]
const cart = (things: Things) => ({
  lines: lines(things),
  deliveries: [{ store_id: things.store, rate_id: things.rate }],
  address_id: things.bens_address,
  payment_method_id: things.bens_card,
  expected_total: 12_800,
})
const ground: Record<string, Example[]> = {
  'GET /get-static-data': plain(() => ({ types: ['shapes', 'gum'] })),
  'GET /categories': plain(),
  'GET /documents/{name}': plain(() => ({ name: 'terms-and-conditions' })),
  'GET /countries': plain(() => ({ search: 'fra' })),
  'GET /topics': plain(() => ({ search: 'bird' })),
  'GET /settings': plain(() => ({ group: 'general', property: 'theme' })),
  'GET /settings/notices': plain(),
  'POST /settings': plain(() => ({ group: 'general', property: 'theme', value: 'dark' })),
  'POST /medias': plain(() => ({ medias: PIXEL })),
  'GET /medias/{id}': [own('loose_media'), shown('media')],
  'DELETE /medias/{id}': [own('loose_media'), own('media', {}, { owner: 409 })],
  'GET /medias/user/{id}': [shown('member', {}, { missing: 200 })],
  'GET /addresses': plain(),
  'POST /addresses': plain(() => addressGiven),
  'POST /addresses/{id}': [own('address', addressGiven)],
  'DELETE /addresses/{id}': [own('address')],
}
const money: Record<string, Example[]> = {
  'GET /plans': plain(),
  'GET /subscriptions/mine': plain(),
  'GET /subscriptions/quote': plain(() => ({ plan: 'business', cycle: 'monthly' })),
  'POST /subscriptions': plain(() => ({ plan: 'business', cycle: 'monthly', payment_method_id: 'pm_card_visa', expected_amount: 10_000_000 })),
  'POST /subscriptions/trial': plain(() => ({ plan: 'basic', cycle: 'monthly' }), { owner: 409 }),
  'POST /subscriptions/charges/{id}/settle': [own('charge')],
  'POST /subscriptions/charges/{id}/give-up': [own('charge', {}, { owner: 409 })],
  'POST /subscriptions/{id}/pay': [own('subscription', { payment_method_id: 'pm_card_visa' }, { owner: 409 })],
  'POST /subscriptions/{id}/downgrade': [own('subscription', { plan: 'basic', cycle: 'monthly' })],
  'POST /subscriptions/{id}/cancel': [own('subscription')],
  'POST /subscriptions/{id}/resume': [own('subscription', {}, { owner: 409 })],
  'GET /invoices': plain(),
  'GET /invoices/{id}/file': [own('invoice')],
  'GET /wallet': plain(),
  'GET /wallet/transactions': plain(() => ({ currency: 'USD' })),
  'GET /payment/methods': plain(),
  'POST /payment/methods': [own('card', { is_default: true }, {}, 'payment_method_id')],
  'POST /payment/methods/delete': [own('card', {}, {}, 'payment_method_id')],
  'GET /payment/account': plain(),
  // Without a signature: refused for everybody.
  'POST /payments/webhook': plain(() => ({ id: 'evt_canary', object: 'event' }), all(401)),
  'GET /shipping/rates': plain(),
  'POST /shipping/rates': plain(() => rates),
}
const things: Record<string, Example[]> = {
  'POST /stamp-items': plain(({ loose_media }) => item(loose_media), otherMedia),
  'POST /stamp-items/{id}': [
    { given: ({ free_item, loose_media }) => ({ id: free_item, ...item(loose_media) }), of: { kind: 'free_item', field: 'id' } },
  ],
  'GET /stamp-items/{id}': [shown('item'), own('hidden_item')],
  'GET /stamp-items': [shown('member', {}, { missing: 200 }, 'user_id')],
  'DELETE /stamp-items/{id}': [own('free_item')],
  'GET /catalogue': plain(() => ({ search: 'penny scott 1', country: ['GB'] })),
  'GET /catalogue/get-counts': plain(),
  // Catalogue entries have no owner: a member whom ann has blocked can read them.
  'GET /catalogue/{id}': [shown('entry', {}, { blocked: 200 })],
  'POST /stores': plain(() => ({ ...store, name: `Shop ${performance.now()}` }), { owner: 409 }),
  'POST /stores/{id}': [own('store', store)],
  'GET /stores': plain(() => ({ search: 'penny' })),
  'GET /stores/{id}': [shown('store')],
  'GET /store': plain(),
}
const sale: Record<string, Example[]> = {
  'GET /products': plain(() => ({ search: 'noir', sort: 'price_low' })),
  'GET /products/get-counts': plain(() => ({ condition: ['MINT'] })),
  'GET /products/get-drops': plain(() => ({ country: 'FR', search: 'penny red' })),
  'GET /products/get-shelves': plain(),
  'GET /products/get-windows': plain(({ store }) => ({ store_id: [store] })),
  'GET /products/get-prices': plain(({ item }) => ({ stamp_item_ids: [item] })),
  'GET /search/all': plain(() => ({ search: 'noi' })),
  'GET /store/products': plain(() => ({ status: ['draft'] })),
  'GET /products/{id}': [shown('product'), own('draft'), own('archived')],
  'GET /catalogue/{id}/products': [shown('entry', {}, { blocked: 200, missing: 200 })],
  'GET /products/{id}/similar': [shown('product'), own('draft')],
  'POST /products': plain(({ item: id }) => product(id), { stranger: 422, counterparty: 422 }),
  'POST /products/{id}': [{ given: ({ draft, item: id }) => ({ id: draft, ...product(id) }), of: { kind: 'draft', field: 'id' } }],
  'POST /products/{id}/publish': [own('draft'), own('product', {}, { owner: 409 })],
  'POST /products/{id}/unpublish': [own('product'), own('draft', {}, { owner: 409 })],
  'POST /products/{id}/archive': [own('draft'), own('archived', {}, { owner: 409 })],
  'POST /products/{id}/restore': [own('archived'), own('draft', {}, { owner: 409 })],
  'DELETE /products/{id}': [own('draft'), own('product', {}, { owner: 409 })],
}
const dealing: Record<string, Example[]> = {
  'POST /orders/quote': plain((t) => ({ lines: lines(t), country: 'FR' })),
  // Paid with ben's card to ben's address, which other members cannot use; ann would buy from herself.
  'POST /orders': plain(cart, { stranger: 422, owner: 422 }),
  'GET /orders': plain(() => ({ role: 'seller' })),
  'GET /orders/groups/{id}': [own('group', {}, theirs)],
  'GET /orders/groups/{id}/receipt': [own('group', {}, theirs)],
  'POST /orders/groups/{id}/settle': [own('unpaid_group', {}, theirs)],
  'POST /orders/groups/{id}/cancel': [own('unpaid_group', {}, theirs), own('group', {}, { owner: 404, counterparty: 409 })],
  'GET /orders/{id}': [own('order', {}, { counterparty: 200 })],
  'POST /orders/{id}/ship': [own('order', { carrier: 'La Poste' }), own('shipped', { carrier: 'La Poste' }, { owner: 409 })],
  'POST /orders/{id}/confirm': [own('shipped', {}, theirs), own('order', {}, { owner: 404, counterparty: 409 })],
  'POST /orders/{id}/report-problem': [
    own('shipped', { problem: 'damaged' }, theirs),
    own('order', { problem: 'other' }, { owner: 404, counterparty: 409 }),
  ],
  'GET /notifications': plain(),
  'GET /letters/{token}': plain(() => ({ token: goneLetter }), all(404)),
  'GET /letters/{token}/off': plain(() => ({ token: goneLetter }), all(303)),
  'POST /letters/{token}/off': plain(() => ({ token: goneLetter }), all(404)),
  'POST /notifications/mark-single-as-read': [own('notification')],
  'POST /notifications/mark-all-as-read': plain(),
  'GET /notifications/mark-all-as-read': plain(),
  'POST /notifications/delete-notification': [own('notification')],
  'DELETE /notifications': plain(),
  'GET /notifications/delete-all-notifications': plain(),
  'GET /privacy': plain(),
  'POST /privacy/export': plain(),
  'POST /privacy/export/link': plain(undefined, all(404)),
  'GET /privacy/export/file': plain(() => ({ token: goneToken }), all(404)),
  // Another username than the member's own: no account is erased.
  'POST /privacy/erase': plain(() => ({ username: 'nobody' }), all(422)),
  'POST /users/update-account-status': plain(() => ({ status: 'active' })),
}

/** At least one valid request for every operation; a new operation adds its example here. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  ...memberExamples,
  ...ground,
  ...money,
  ...things,
  ...sale,
  ...dealing,
}
