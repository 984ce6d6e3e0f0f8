import { hasMuted } from '#features/network/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { notice, type Recipient, tell } from '#server/slices/notice.ts'
import { commentChanged, commented } from './contract.ts'

interface Said {
  readonly comment_id: string
  readonly subject_id: string
  readonly kind: string
  readonly member_id: Id<'members'>
}
/** A notice about a comment leads to what it is about. Nobody hears of themselves, or of whom they have muted. */
async function told(tx: Tx, said: Said, members: readonly (Id<'members'> | null)[], key: string): Promise<Recipient[]> {
  const found: Recipient[] = []
  for (const member_id of new Set(members)) {
    if (!member_id || member_id === said.member_id || (await hasMuted(tx, member_id, said.member_id))) continue
    const subject = { type: said.kind, id: said.subject_id }
    found.push({ member_id, actor_id: said.member_id, subject, property: {}, dedupe_key: key })
  }
  return found
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
    tell(commented, ({ owner_id, answered_id, mentioned, ...said }, { tx }) =>
      owner_id === answered_id || mentioned.some((id) => id === owner_id) ? [] : told(tx, said, [owner_id], `comment:${said.comment_id}`),
    ),
  ],
})
const reply = notice({
  type: 'comment_reply',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody answers my comment',
    line: 'In a talk in which I have written.',
    subject: '{sender} has answered your comment',
    message: 'Read the answer where you wrote.',
  },
  tells: [
    tell(commented, ({ answered_id, mentioned, ...said }, { tx }) =>
      mentioned.some((id) => id === answered_id) ? [] : told(tx, said, [answered_id], `comment:${said.comment_id}`),
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
    tell(commented, ({ mentioned, ...said }, { tx }) => told(tx, said, mentioned, `mention:${said.comment_id}`)),
    tell(commentChanged, ({ mentioned, ...said }, { tx }) => told(tx, said, mentioned, `mention:${said.comment_id}`)),
  ],
})

export const commentNotices = [mention, reply, comment]
