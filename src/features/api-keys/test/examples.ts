import { type Examples, own, plain, signedIn } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /api-keys': plain(() => ({}), signedIn(200)),
  'POST /api-keys': plain(() => ({ name: 'my program', scopes: ['orders.read'] })),
  'POST /api-keys/revoke-all': plain(),
  'DELETE /api-keys/{id}': [own('api_key', {}, { stranger: 404, unverified: 404 })],
}
