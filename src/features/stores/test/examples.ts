import { type Examples, own, plain, shown } from '#test/contract/example.ts'

const store = { name: 'Penny Black & Co', country: 'FR', city: 'Lyon' }

export const examples: Examples = {
  'POST /stores': plain(() => ({ ...store, name: `Shop ${performance.now()}` }), { owner: 409 }),
  'POST /stores/{id}': [own('store', store)],
  'POST /stores/{id}/vacation': [own('store', {})],
  'GET /stores': plain(() => ({ search: 'penny' })),
  'GET /stores/{id}': [shown('store')],
  'GET /sellers/{id}/store': [shown('member')],
  'GET /store': plain(),
}
