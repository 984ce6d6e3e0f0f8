import { comments } from '#features/comments/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { posts } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's posts: one that everybody may read, with a comment of her own, and one for her connections. */
    readonly post: Id<'posts'>
    readonly private_post: Id<'posts'>
    readonly comment: Id<'comments'>
    readonly private_comment: Id<'comments'>
  }
}

export const fixtures: MakeFixtures = async ({ ann }) => {
  const { post } = await ann.gets(posts.create, { body: 'Plate 146, at last #line-engraved' })
  const { post: hidden } = await ann.gets(posts.create, { body: 'CANARY post for connections', privacy: 1 })
  const said = async (commentable_id: string, body: string) =>
    (await ann.gets(comments.create, { commentable_type: 'Post', commentable_id, body })).comment.id
  const comment = await said(post.id, 'Look at the corner letters')
  const private_comment = await said(hidden.id, 'CANARY comment for connections')
  return { post: post.id, private_post: hidden.id, comment, private_comment }
}
