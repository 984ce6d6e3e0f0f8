import { all, type Example, goneToken, otherMedia, own, plain, type Says, shown } from './example.ts'
import { CANARY } from './objects.ts'

const person = () => ({
  first_name: 'Dan',
  last_name: 'Collector',
  username: `dan${Math.trunc(performance.now() * 1000)}`,
  email: `dan${Math.trunc(performance.now() * 1000)}@example.org`,
  password: 'a twopenny blue',
})

const entry: Record<string, Example[]> = {
  'POST /signup': plain(person),
  'GET /signup/username': plain(() => ({ username: 'a-free-name' })),
  'POST /login': plain(() => ({ email: CANARY.email, password: 'a penny black' })),
  'POST /logout': plain(),
  'POST /password/forgot': plain(() => ({ email: CANARY.email })),
  'POST /password/reset': plain(() => ({ token: goneToken, password: 'a twopenny blue' }), all(410)),
  'POST /emails/verification-code': plain(() => ({ code: '00000000' }), { owner: 409, stranger: 409, counterparty: 409 }),
  'GET /emails/authentication': plain(() => ({ hash: goneToken })),
  'POST /emails/authentication/password': plain(() => ({ hash: goneToken, password: 'a twopenny blue' }), all(410)),
  'POST /emails/new-letter': plain(() => ({ hash: goneToken, purpose: 'verify' })),
  'POST /emails/authentication': plain(() => ({ hash: goneToken }), all(410)),
  'GET /users/me': plain(),
}
/** Requests about ann: any member may make them, and ann herself gets another answer. */
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
  'POST /bookmarks/sync': plain(({ member }) => ({ book_markable_type: 'User', book_markable_ids: [member] }), { owner: 409, blocked: 404 }),
  'POST /bookmarks': plain(({ member }) => ({ book_markable_type: 'User', book_markable_id: member }), { owner: 409, blocked: 404 }),
  'POST /users/me/visibility': plain(() => ({ visibility: { email: 'nobody' } })),
}
/** Passkeys and sessions that do not exist; the slice's own tests cover the owners' answers. */
const nobodys = '0192f0c1-2345-7abc-8def-0123456789ab'
const signedIn = (status: number): Says => ({ unverified: status, stranger: status, owner: status, counterparty: status })
const key = { credential_id: 'AAAA', client_data: 'AAAA' }
const contacts: Record<string, Example[]> = {
  'GET /contacts': plain(),
  'POST /users/create-primary-email': plain(() => ({ email: `${Math.trunc(performance.now() * 1000)}@example.org` })),
  'DELETE /users/create-primary-email': plain(undefined),
  'POST /emails/verified-primary-email': plain(() => ({ hash: goneToken }), all(410)),
  'POST /emails/stop-primary-email': plain(() => ({ hash: goneToken }), all(410)),
  'POST /users/create-secondary-contact': plain(() => ({ email: `${Math.trunc(performance.now() * 1000)}@example.org` }), { unverified: 403 }),
  'DELETE /users/delete-secondary-contact/{contact_id}': plain(() => ({ contact_id: nobodys }), signedIn(404)),
  'POST /emails/verified-secondary-email': plain(() => ({ hash: goneToken }), all(410)),
  'POST /emails/verification-link': plain(undefined, { owner: 409, stranger: 409, counterparty: 409 }),
  'POST /users/create-fcm-token': plain(() => ({ fcm_token: 'a:device' })),
}
const credentials: Record<string, Example[]> = {
  'GET /credentials': plain(),
  'GET /credentials/history': plain(),
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

const why = { reason: 'Parcels never sent' }
const desk = (status: number): Says => ({ support: status, moderator: status, administrator: status })
/** About a member whom no other example uses. */
const about = (more: object = {}, status = 200) => [own('bore', more, desk(status))]
const NOBODY = '0192f0c1-2345-7abc-8def-0123456789ab'
/** Administration: other members are refused before anything is read. */
const dispatcher: Record<string, Example[]> = {
  'GET /admin/permissions': plain(),
  'GET /admin/counts': plain(),
  'GET /admin/members': plain(() => ({ search: 'bore' })),
  'GET /admin/members/{id}': about(),
  // Only the first request could suspend this member, so the member does not exist.
  'POST /admin/members/{id}/suspend': plain(() => ({ id: NOBODY, ...why }), desk(404)),
  'POST /admin/members/{id}/lift': about(why, 409),
  'POST /admin/members/{id}/plan': about({ ...why, plan: 'basic' }),
  'POST /admin/members/{id}/end-sessions': about(),
  'POST /admin/members/{id}/notes': about({ body: 'Asked twice' }),
  'POST /admin/members/{id}/grant-role': about({ role: 'support' }),
  'POST /admin/members/{id}/revoke-role': about({ role: 'support' }),
  'GET /admin/audit': plain(() => ({ family: 'money', from: '01-01-2026' })),
  'GET /admin/audit/export': plain(() => ({ to: '31-12-2026' })),
  'GET /admin/audit/chain': plain(),
  'GET /admin/money': plain(),
  'POST /admin/payments/{id}/give-back': plain(() => ({ id: NOBODY }), desk(404)),
  'POST /admin/payouts/{id}/settle': plain(() => ({ id: NOBODY }), desk(404)),
  'POST /admin/orders/{id}/settle-problem': plain(() => ({ id: NOBODY }), desk(404)),
  'GET /admin/site': plain(),
  'POST /admin/site': plain(() => ({
    name: 'Penny Post',
    sender_name: 'Penny',
    sender_email: 'p@example.com',
    colour: '#0b5a47',
    colour_dark: '#5ccba8',
  })),
  'POST /admin/site/reset': plain(),
  'GET /admin/plans': plain(),
  // A version that never existed: an edit would change permissions of the other examples.
  'POST /admin/plans/{code}': plain(
    () => ({ code: 'basic', version: 0, amount: 800, yearly_amount: 8_000, permissions: ['wallet.view'], limits: [{ name: 'albums', most: 50 }] }),
    { administrator: 409 },
  ),
}

export const memberExamples = { ...entry, ...dispatcher, ...people, ...credentials, ...contacts, ...circle }
