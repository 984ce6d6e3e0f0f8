import { comments } from '#features/comments/contract.ts'
import { posts } from '#features/posts/contract.ts'
import { type ReactionKind, reactions } from '#features/reactions/contract.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { type SaidComment, type SaidPost, TALK } from './said.ts'
import { isSaid, markTalk, ownPictures, readersOf } from './talk-queries.ts'

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
  const readers = await readersOf(pool, author.id)
  for (const comment of said.comments ?? []) await discuss(people, post.id, comment, readers)
  for (const [reaction, members] of Object.entries(said.reactions ?? {}))
    for (const name of members)
      await reader(people, name, readers)?.does(reactions.react, {
        ...{ reactionable_type: 'Post', reactionable_id: post.id },
        reaction: reaction as ReactionKind,
      })
}

/** Nobody answers what they may not read: an author can be private. */
function reader(people: People, name: string, readers: ReadonlySet<string>): DemoActor | undefined {
  const found = people.get(name)
  return found && readers.has(found.id) ? found : undefined
}

async function discuss(people: People, commentable_id: string, { by, body, replies = [] }: SaidComment, readers: ReadonlySet<string>) {
  const about = { commentable_type: 'Post', commentable_id }
  const author = reader(people, by, readers)
  if (!author) return
  const { comment } = await author.does(comments.create, { ...about, body })
  for (const reply of replies) await reader(people, reply.by, readers)?.does(comments.create, { ...about, body: reply.body, parent_id: comment.id })
}
