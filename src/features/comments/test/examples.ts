import { type Examples, own, shown } from '#test/contract/example.ts'

const of = { commentable_type: 'Post' }
const body = 'Look at the corner letters'
const writes = { guest: 401, unverified: 403 } as const

export const examples: Examples = {
  'POST /comments': [
    shown('post', { ...of, body }, writes, 'commentable_id'),
    own('private_post', { ...of, body }, {}, 'commentable_id'),
    shown('product', { commentable_type: 'Product', body }, writes, 'commentable_id'),
  ],
  'GET /comments': [shown('post', of, {}, 'commentable_id'), own('private_post', of, {}, 'commentable_id')],
  'POST /comments/{id}': [own('comment', { body })],
  'DELETE /comments/{id}': [own('comment')],
  'POST /comments/{id}/restore': [own('comment')],
  'GET /comments/{id}/versions': [shown('comment'), own('private_comment')],
}
