import { addressGiven, CANARY, type Kind, type Things } from './objects.ts'

/** Signed in once, and not there any more. */
export const gone = ['suspended', 'deactivated', 'erased'] as const
/** Members to whom the owner’s things are a stranger’s, whatever their plan; `blocked` by the owner. */
const others = ['basic', 'premium', 'business', 'blocked'] as const
/** Members on the Free plan who hold a role beside it. */
export const staff = ['support', 'moderator', 'administrator'] as const
export const cast = ['guest', 'unverified', 'stranger', ...others, ...staff, ...gone, 'owner', 'counterparty'] as const
export type Part = (typeof cast)[number]
export const isGone = (part: Part): boolean => (gone as readonly string[]).includes(part)
type Says = Partial<Record<Part | 'missing', number>>

/** One valid request, the object it is about, and what differs from the rule: the owner gets 200, whoever else may ask gets 404. */
export interface Example {
  readonly given: (things: Things) => object
  readonly of?: { readonly kind: Kind; readonly field: string }
  readonly says?: Says
}

const plain = (given: Example['given'] = () => ({}), says: Says = {}): Example[] => [{ given, says }]
const own = (kind: Kind, more: object = {}, says: Says = {}, field = 'id'): Example => ({
  given: (things) => ({ ...more, [field]: things[kind] }),
  of: { kind, field },
  says,
})
const everybody: Says = { guest: 200, unverified: 200, stranger: 200, counterparty: 200 }
/** The other side alone may do it. */
const theirs: Says = { owner: 404, counterparty: 200 }
const shown = (kind: Kind, more: object = {}, says: Says = {}, field = 'id') => own(kind, more, { ...everybody, ...says }, field)

/** A pixel, as a program would draw it. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const person = () => ({
  first_name: 'Dan',
  last_name: 'Collector',
  username: `dan${Math.trunc(performance.now() * 1000)}`,
  email: `dan${Math.trunc(performance.now() * 1000)}@example.org`,
  password: 'a twopenny blue',
})
const goneToken = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
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
const all = (status: number): Says => ({ guest: status, unverified: status, stranger: status, owner: status, counterparty: status })
const otherMedia: Says = { stranger: 422, counterparty: 422 }

const entry: Record<string, Example[]> = {
  'POST /signup': plain(person),
  'POST /login': plain(() => ({ email: CANARY.email, password: 'a penny black' })),
  'POST /logout': plain(),
  'POST /password/forgot': plain(() => ({ email: CANARY.email })),
  'POST /password/reset': plain(() => ({ token: goneToken, password: 'a twopenny blue' }), all(410)),
  'POST /emails/verification-code': plain(() => ({ code: '00000000' }), { owner: 409, stranger: 409, counterparty: 409 }),
  'POST /emails/authentication': plain(() => ({ hash: goneToken }), all(410)),
  'GET /users/me': plain(),
}
/** Whoever may, about ann; she herself gets another answer. */
const towards = (owner: number, says: Says = {}, field = 'id') => shown('member', {}, { owner, ...says }, field)
const circle: Record<string, Example[]> = {
  'POST /follows/{id}': [towards(409)],
  'DELETE /follows/{id}': [towards(200)],
  'POST /users/toggle-follow': [towards(409, {}, 'user_id')],
  'GET /follows/{id}': [towards(200)],
  'POST /follows/{id}/accept': [own('asker')],
  'POST /follows/{id}/reject': [own('asker')],
  'POST /follows/{id}/remove': [own('follower')],
  'GET /follow-requests': plain(),
  'GET /users/{id}/followers': [towards(200)],
  'GET /users/{id}/following': [towards(200)],
  'GET /users/{id}/user-networks': [towards(200)],
  'GET /network/suggestions': plain(),
  'POST /blocks/{id}': [towards(409)],
  'DELETE /blocks/{id}': [own('foe')],
  'GET /blocks': plain(),
  'POST /mutes/{id}': [towards(409)],
  'DELETE /mutes/{id}': [own('bore')],
  'GET /mutes': plain(),
}
const people: Record<string, Example[]> = {
  'GET /users/{id}': [shown('member')],
  'GET /users': plain(() => ({ search: 'ann' })),
  'POST /users/update': plain(() => ({ description: 'Collects old France', topic_ids: [] })),
  'POST /users/update-profile-media': plain(({ loose_media }) => ({ image_media_id: loose_media }), otherMedia),
  'GET /users/me/visibility': plain(),
  'GET /users/{id}/showcase': [shown('member')],
  'POST /users/me/showcase': plain(({ item: id }) => ({ stamp_item_ids: [id] }), otherMedia),
  'GET /users/me/level': plain(),
  'GET /bookmarks': plain(() => ({ book_markable_type: 'User' })),
  'POST /bookmarks': plain(({ member }) => ({ book_markable_type: 'User', book_markable_id: member }), { owner: 409 }),
  'POST /users/me/visibility': plain(() => ({ visibility: { email: 'nobody' } })),
}
const ground: Record<string, Example[]> = {
  'GET /get-static-data': plain(() => ({ types: ['shapes', 'gum'] })),
  'GET /categories': plain(),
  'GET /documents/{name}': plain(() => ({ name: 'terms-and-conditions' })),
  'GET /countries': plain(() => ({ search: 'fra' })),
  'GET /topics': plain(() => ({ search: 'bird' })),
  'GET /settings': plain(() => ({ group: 'general', property: 'theme' })),
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
/** Keys and sessions of nobody: what they answer to their owners stands in the slice’s own tests. */
const nobodys = '0192f0c1-2345-7abc-8def-0123456789ab'
const signedIn = (status: number): Says => ({ unverified: status, stranger: status, owner: status, counterparty: status })
const key = { credential_id: 'AAAA', client_data: 'AAAA' }
const contacts: Record<string, Example[]> = {
  'GET /contacts': plain(),
  'POST /users/create-primary-email': plain(() => ({ email: `${Math.trunc(performance.now() * 1000)}@example.org` })),
  'DELETE /users/create-primary-email': plain(undefined),
  'POST /emails/verified-primary-email': plain(() => ({ hash: gone }), all(410)),
  'POST /emails/stop-primary-email': plain(() => ({ hash: gone }), all(410)),
  'POST /users/create-secondary-contact': plain(() => ({ email: `${Math.trunc(performance.now() * 1000)}@example.org` }), { unverified: 403 }),
  'DELETE /users/delete-secondary-contact/{contact_id}': plain(() => ({ contact_id: nobodys }), signedIn(404)),
  'POST /emails/verified-secondary-email': plain(() => ({ hash: gone }), all(410)),
  'POST /emails/verification-link': plain(undefined, { owner: 409, stranger: 409, counterparty: 409 }),
  'POST /users/create-fcm-token': plain(() => ({ fcm_token: 'a:device' })),
}
const credentials: Record<string, Example[]> = {
  'GET /credentials': plain(),
  'POST /session/step-up': plain(() => ({ password: 'a penny black' })),
  'POST /password/change': plain(() => ({ password: 'a penny black' })),
  'POST /login/second-step': plain(() => ({ challenge: 'A'.repeat(43), code: '000000' }), all(410)),
  'POST /authenticator': plain(undefined, { unverified: 403 }),
  'POST /authenticator/confirm': plain(() => ({ code: '00000000000000000000' }), signedIn(409)),
  'DELETE /authenticator': plain(undefined, signedIn(409)),
  'POST /authenticator/recovery-codes': plain(undefined, signedIn(409)),
  'POST /passkeys/options': plain(undefined, { unverified: 403 }),
  'POST /passkeys': plain(() => ({ name: 'My phone', ...key, attestation: 'AAAA' }), signedIn(422)),
  'POST /passkeys/{id}': plain(() => ({ id: nobodys, name: 'My phone' }), signedIn(404)),
  'DELETE /passkeys/{id}': plain(() => ({ id: nobodys }), signedIn(404)),
  'POST /login/passkey-options': plain(),
  'POST /login/passkey': plain(() => ({ passkey: { ...key, authenticator_data: 'AAAA', signature: 'AAAA' } }), all(422)),
  'GET /sessions': plain(),
  'DELETE /sessions/{id}': plain(() => ({ id: nobodys }), signedIn(404)),
  'POST /sessions/end-others': plain(),
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
  'GET /wallet': plain(),
  'GET /wallet/transactions': plain(() => ({ currency: 'USD' })),
  'GET /payment/methods': plain(),
  'POST /payment/methods': [own('card', { is_default: true }, {}, 'payment_method_id')],
  'POST /payment/methods/delete': [own('card', {}, {}, 'payment_method_id')],
  'GET /payment/account': plain(),
  // Unsigned: whoever sends it.
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
  'POST /stores': plain(() => ({ ...store, name: `Shop ${performance.now()}` }), { owner: 409 }),
  'POST /stores/{id}': [own('store', store)],
  'GET /stores': plain(),
  'GET /stores/{id}': [shown('store')],
  'GET /store': plain(),
}
const sale: Record<string, Example[]> = {
  'GET /products': plain(() => ({ search: 'noir', sort: 'price_low' })),
  'GET /products/get-counts': plain(() => ({ condition: ['MINT'] })),
  'GET /products/get-shelves': plain(),
  'GET /search/all': plain(() => ({ search: 'noi' })),
  'GET /store/products': plain(() => ({ status: ['draft'] })),
  'GET /products/{id}': [shown('product'), own('draft'), own('archived')],
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
  // Paid with ben’s card to ben’s address: nobody else can. Ann would buy from herself.
  'POST /orders': plain(cart, { stranger: 422, owner: 422 }),
  'GET /orders': plain(() => ({ role: 'seller' })),
  'GET /orders/groups/{id}': [own('group', {}, theirs)],
  'POST /orders/groups/{id}/settle': [own('unpaid_group', {}, theirs)],
  'POST /orders/groups/{id}/cancel': [own('unpaid_group', {}, theirs), own('group', {}, { owner: 404, counterparty: 409 })],
  'GET /orders/{id}': [own('order', {}, { counterparty: 200 })],
  'POST /orders/{id}/ship': [own('order', { carrier: 'La Poste' }), own('shipped', { carrier: 'La Poste' }, { owner: 409 })],
  'POST /orders/{id}/confirm': [own('shipped', {}, theirs), own('order', {}, { owner: 404, counterparty: 409 })],
  'GET /notifications': plain(),
  'POST /notifications/mark-single-as-read': [own('notification')],
  'POST /notifications/mark-all-as-read': plain(),
  'GET /notifications/mark-all-as-read': plain(),
  'POST /notifications/delete-notification': [own('notification')],
  'DELETE /notifications': plain(),
  'GET /notifications/delete-all-notifications': plain(),
}

/** At least one valid request for every operation: whoever adds an operation adds its example here. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  ...entry,
  ...people,
  ...credentials,
  ...contacts,
  ...circle,
  ...ground,
  ...money,
  ...things,
  ...sale,
  ...dealing,
}
