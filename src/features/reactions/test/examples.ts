import { type Examples, own, shown } from '#test/contract/example.ts'

const of = { reactionable_type: 'Post' }
const felt = { ...of, reaction: 'like' }
const writes = { guest: 401, unverified: 403 } as const

export const examples: Examples = {
  'POST /reactions': [
    shown('post', felt, writes, 'reactionable_id'),
    own('private_post', felt, {}, 'reactionable_id'),
    shown('comment', { reactionable_type: 'Comment', reaction: 'helpful' }, writes, 'reactionable_id'),
  ],
  'GET /reactions': [shown('post', of, {}, 'reactionable_id'), own('private_post', of, {}, 'reactionable_id')],
}
