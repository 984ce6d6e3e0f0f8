import { type Examples, own, plain, shown } from '#test/contract/example.ts'

const body = 'Plate 146, at last'

export const examples: Examples = {
  'GET /posts': plain(({ member }) => ({ user_id: member })),
  'POST /posts': plain(() => ({ body })),
  'GET /posts/{id}': [shown('post'), own('private_post')],
  'POST /posts/{id}': [own('post', { body })],
  'DELETE /posts/{id}': [own('post')],
  'POST /posts/{id}/restore': [own('post')],
  'GET /posts/{id}/versions': [shown('post'), own('private_post')],
}
