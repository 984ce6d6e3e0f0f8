import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { notice, type Recipient, tell } from '#server/slices/notice.ts'
import { commentChanged, commented } from './contract.ts'
import { readersOf } from './server/queries-readers.ts'

interface Said {
  readonly comment_id: string
  readonly subject_id: string
  readonly kind: string
  readonly member_id: Id<'members'>
}
type Context = Pick<TransactionContext, 'tx' | 'tools'>
/** A notice about a comment leads to what it is about: only members who may know of that are told. */
async function told({ tx, tools }: Context, said: Said, members: readonly (Id<'members'> | null)[], dedupe_key: string): Promise<Recipient[]> {
  const kind = tools.subjects.get(said.kind)
  const subject = { type: said.kind, id: said.subject_id }
  const readers = kind ? await readersOf(tx, kind, said.subject_id, said.member_id, members) : []
  return readers.map((member_id) => ({ member_id, actor_id: said.member_id, subject, property: {}, dedupe_key }))
}

const comment = notice({
  type: 'comment',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody comments on what I show',
    line: 'On my posts and listings.',
    subject: '{sender} has commented on what you show',
    message: 'Read it, and answer.',
  },
  tells: [
    tell(commented, ({ owner_id, answered_id, mentioned, ...said }, context) =>
      owner_id === answered_id || mentioned.some((id) => id === owner_id) ? [] : told(context, said, [owner_id], `comment:${said.comment_id}`),
    ),
  ],
})
const reply = notice({
  type: 'comment_reply',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody answers my comment',
    line: 'In discussions in which I have written.',
    subject: '{sender} has answered your comment',
    message: 'Read the answer where you wrote.',
  },
  tells: [
    tell(commented, ({ answered_id, mentioned, ...said }, context) =>
      mentioned.some((id) => id === answered_id) ? [] : told(context, said, [answered_id], `comment:${said.comment_id}`),
    ),
  ],
})
const mention = notice({
  type: 'comment_mention',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody names me in a comment',
    line: 'With @ and my name.',
    subject: '{sender} has named you in a comment',
    message: 'Read what it is about.',
  },
  // Once for each comment, however often it is changed.
  tells: [
    tell(commented, ({ mentioned, ...said }, context) => told(context, said, mentioned, `mention:${said.comment_id}`)),
    tell(commentChanged, ({ mentioned, ...said }, context) => told(context, said, mentioned, `mention:${said.comment_id}`)),
  ],
})

export const commentNotices = [mention, reply, comment]
