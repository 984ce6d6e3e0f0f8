import { all, type Examples, goneToken, plain } from '#test/contract/example.ts'
import { CANARY } from '#test/contract/objects.ts'

const person = () => ({
  first_name: 'Dan',
  last_name: 'Collector',
  username: `dan${Math.trunc(performance.now() * 1000)}`,
  email: `dan${Math.trunc(performance.now() * 1000)}@example.org`,
  password: 'a twopenny blue',
})

export const examples: Examples = {
  'POST /signup': plain(person),
  'GET /signup/username': plain(() => ({ username: 'a-free-name' })),
  'POST /login': plain(() => ({ email: CANARY.email, password: 'a penny black' })),
  'POST /logout': plain(),
  'POST /password/forgot': plain(() => ({ email: CANARY.email })),
  'POST /password/reset': plain(() => ({ token: goneToken, password: 'a twopenny blue' }), all(410)),
  'POST /view-as/end': plain(() => ({}), all(409)),
  'POST /emails/verification-code': plain(() => ({ code: '00000000' }), { owner: 409, stranger: 409, counterparty: 409 }),
  'GET /emails/authentication': plain(() => ({ hash: goneToken })),
  'POST /emails/authentication/password': plain(() => ({ hash: goneToken, password: 'a twopenny blue' }), all(410)),
  'POST /emails/new-letter': plain(() => ({ hash: goneToken, purpose: 'verify' })),
  'POST /emails/authentication': plain(() => ({ hash: goneToken }), all(410)),
}
