import { comments } from '#features/comments/contract.ts'
import { posts } from '#features/posts/contract.ts'
import { type ReactionKind, reactions } from '#features/reactions/contract.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { type SaidComment, type SaidPost, TALK } from './said.ts'
import { isSaid, markTalk, ownPictures } from './talk-queries.ts'

/** The name of this part among what is filled. */
export const DEMO_TALK = 'demo-talk'

/** Posts, comments and reactions of the demo members. A post that is there from an interrupted start is not written twice. */
export async function talk({ pool }: DemoParts, people: People): Promise<void> {
  for (const said of TALK) {
    const author = people.get(said.by)
    if (author && !(await isSaid(pool, author.id, said.body))) await say(pool, people, author, said)
  }
  await markTalk(pool, DEMO_TALK)
}

async function say(pool: DemoParts['pool'], people: People, author: DemoActor, said: SaidPost) {
  const found = said.pictures ? await ownPictures(pool, author.id, said.pictures) : []
  const pictures = found.map(({ media_id, name }) => ({ media_id, alt: name }))
  const { post } = await author.does(posts.create, { body: said.body, pictures, ...(said.privacy && { privacy: said.privacy }) })
  for (const comment of said.comments ?? []) await discuss(people, post.id, comment)
  for (const [reaction, members] of Object.entries(said.reactions ?? {}))
    for (const name of members)
      await people.get(name)?.does(reactions.react, { reactionable_type: 'Post', reactionable_id: post.id, reaction: reaction as ReactionKind })
}

async function discuss(people: People, commentable_id: string, { by, body, replies = [] }: SaidComment) {
  const about = { commentable_type: 'Post', commentable_id }
  const { comment } = await people.get(by)!.does(comments.create, { ...about, body })
  for (const reply of replies) await people.get(reply.by)!.does(comments.create, { ...about, body: reply.body, parent_id: comment.id })
}
