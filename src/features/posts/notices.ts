import { readersOf } from '#features/comments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { postChanged, postCreated, postSubject } from './contract.ts'
import { postKind } from './server/subject.ts'

interface About {
  readonly post_id: Id<'posts'>
  readonly author_id: Id<'members'>
}
async function told(tx: Tx, { post_id, author_id }: About, members: readonly Id<'members'>[], word: string): Promise<Recipient[]> {
  const subject = subjectRef(postSubject, post_id)
  const readers = await readersOf(tx, postKind, post_id, author_id, members)
  return readers.map((member_id) => ({ member_id, actor_id: author_id, subject, property: {}, dedupe_key: `${word}:${post_id}` }))
}

const mention = notice({
  type: 'post_mention',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody names me in a post',
    line: 'With @ and my name.',
    subject: '{sender} has named you in a post',
    message: 'Read what it is about.',
  },
  // Once for each post, however often it is changed.
  tells: [
    tell(postCreated, ({ mentioned, ...post }, { tx }) => told(tx, post, mentioned, 'mention')),
    tell(postChanged, ({ mentioned, ...post }, { tx }) => told(tx, post, mentioned, 'mention')),
  ],
})
const quoted = notice({
  type: 'post_quoted',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody quotes what I show',
    line: 'A post or a listing of mine, in a post of their own.',
    subject: '{sender} has quoted you',
    message: 'Read what they say about it.',
  },
  tells: [
    tell(postCreated, ({ quoted_author_id, mentioned, ...post }, { tx }) =>
      quoted_author_id && !mentioned.includes(quoted_author_id) ? told(tx, post, [quoted_author_id], 'quoted') : [],
    ),
  ],
})

export const postNotices = [mention, quoted]
