import { all, type Examples, goneToken, plain, signedIn } from '#test/contract/example.ts'

/** Contacts that do not exist; the slice's own tests cover the owners' answers. */
const nobodys = '0192f0c1-2345-7abc-8def-0123456789ab'

export const examples: Examples = {
  'GET /users/me/contacts': plain(),
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
