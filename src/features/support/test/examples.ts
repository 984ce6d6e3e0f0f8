import { type Example, type Examples, goneToken, own, plain, type Says, signedIn } from '#test/contract/example.ts'

const HEX = 'a'.repeat(64)
const everyone = (status: number): Says => ({ guest: status, ...signedIn(status) })
const desk: Says = { support: 200, moderator: 200, administrator: 200 }
/** Of what can be done once, the others of the staff have seen a version that is over. */
const once = (more: object): Example => ({
  given: ({ ticket }, part) => ({ ...more, id: ticket, version: part === 'moderator' || part === 'administrator' ? 99 : 0 }),
  of: { kind: 'ticket', field: 'id' },
  says: { support: 200, moderator: 409, administrator: 409 },
})
const own_message = { body: 'And the stamp is torn' }

export const examples: Examples = {
  'POST /contacts': plain((_, part = 'guest') => ({ email: `${part}@example.com`, message: `Good morning from ${part}` })),
  'GET /help': plain(() => ({ search: 'parcel' })),
  'GET /support/tickets': plain(() => ({}), signedIn(200)),
  'GET /support/tickets/{id}': [own('ticket')],
  'POST /support/tickets/{id}/messages': [own('ticket', own_message)],
  'POST /support/tickets/{id}/solve': [own('ticket')],
  'GET /support/letters/{key}': plain(() => ({ key: 'A'.repeat(86) }), everyone(404)),
  'POST /support/letters/{key}/messages': plain(() => ({ key: 'A'.repeat(86), ...own_message }), everyone(404)),
  'POST /support/letters/{key}/solve': plain(() => ({ key: 'A'.repeat(86) }), everyone(404)),
  'POST /mail/inbound': plain(() => ({}), everyone(401)),
  'POST /login-by-id': plain(() => ({ uid: 1 }), everyone(401)),
  'POST /login-by-id/redeem': plain(() => ({ token: `${goneToken}AAAAAAAAAAA`, timestamp: 1, signature: HEX }), everyone(401)),
  'GET /admin/support': plain(),
  'GET /admin/support/{id}': [own('ticket', {}, { owner: 403, ...desk })],
  'POST /admin/support/{id}/take': [once({})],
  'POST /admin/support/{id}/answer': [once({ body: 'We look at it' })],
  'POST /admin/support/{id}/notes': [own('ticket', { body: 'Seen before' }, { owner: 403, ...desk })],
  'POST /admin/support/{id}/close': [once({})],
}
