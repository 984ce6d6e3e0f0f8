import { all, type Examples, plain, signedIn } from '#test/contract/example.ts'

/** Passkeys and sessions that do not exist; the slice's own tests cover the owners' answers. */
const nobodys = '0192f0c1-2345-7abc-8def-0123456789ab'
const key = { credential_id: 'AAAA', client_data: 'AAAA' }

export const examples: Examples = {
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
