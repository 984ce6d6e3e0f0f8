import { comments } from '#features/comments/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { posts } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's posts: one that everybody may read, with a comment of her own, and one for her connections. */
    readonly post: Id<'posts'>
    readonly private_post: Id<'posts'>
    /** In her hidden club: her own post, and one of a member that another has reported. */
    readonly club_post: Id<'posts'>
    readonly reported_post: Id<'posts'>
    /** What a page says of itself that somebody has named. */
    readonly link_card: Id<'link_cards'>
    readonly comment: Id<'comments'>
    readonly private_comment: Id<'comments'>
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann }, { hidden_club, follower }) => {
  const { post } = await ann.gets(posts.create, { body: 'Plate 146, at last #line-engraved' })
  const { post: hidden } = await ann.gets(posts.create, { body: 'CANARY post for connections', privacy: 1 })
  const { post: within } = await ann.gets(posts.create, { body: 'CANARY post in a hidden club', club_id: hidden_club })
  const { rows } = await pool.query<{ id: Id<'posts'> }>(
    "insert into posts (author_id, audience, body, club_id) values ($1, 'Anyone', 'CANARY offer in a hidden club', $2) returning id",
    [follower, hidden_club],
  )
  const reported_post = rows[0]!.id
  await pool.query("insert into post_reports (post_id, member_id, club_id, reason) values ($1, $2, $3, 'CANARY report')", [
    reported_post,
    ann.id,
    hidden_club,
  ])
  const cards = await pool.query<{ id: Id<'link_cards'> }>(
    "insert into link_cards (url, status, title, picture) values ('https://example.org/' || gen_random_uuid(), 'shown', 'A page', '\\x00') returning id",
  )
  const said = async (commentable_id: string, body: string) =>
    (await ann.gets(comments.create, { commentable_type: 'Post', commentable_id, body })).comment.id
  const comment = await said(post.id, 'Look at the corner letters')
  const private_comment = await said(hidden.id, 'CANARY comment for connections')
  return { post: post.id, private_post: hidden.id, club_post: within.id, reported_post, link_card: cards.rows[0]!.id, comment, private_comment }
}
