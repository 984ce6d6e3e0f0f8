import { clubSubject } from '#features/clubs/contract.ts'
import { clubListeners, hearingMentions, nameOf } from '#features/clubs/server/public.ts'
import { readersOf } from '#features/comments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { postChanged, postCreated, postSubject, postTakenDown } from './contract.ts'
import { MOST_TOLD } from './rules.ts'
import { postKind } from './server/subject.ts'

interface About {
  readonly post_id: Id<'posts'>
  readonly author_id: Id<'members'>
  readonly club_id: Id<'clubs'> | null
}
async function told(tx: Tx, { post_id, author_id, club_id }: About, members: readonly Id<'members'>[], word: string): Promise<Recipient[]> {
  const subject = subjectRef(postSubject, post_id)
  const wanted = club_id ? await hearingMentions(tx, club_id, members) : members
  const readers = await readersOf(tx, postKind, post_id, author_id, wanted)
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

const inClub = notice({
  type: 'club_post',
  section: 'clubs',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody writes in my club',
    line: 'In clubs of which I want to hear of every post: the page of the club says which.',
    subject: '{sender} has written in {club}',
    message: 'Read it, and answer.',
  },
  tells: [
    tell(postCreated, async ({ club_id, post_id, author_id, mentioned }, { tx }) => {
      if (!club_id) return []
      const property = { club: await nameOf(tx, club_id) }
      const hearing = await clubListeners(tx, club_id, author_id, MOST_TOLD)
      const subject = subjectRef(postSubject, post_id)
      // Whoever is named has a notice of that.
      return hearing
        .filter((id) => !mentioned.includes(id))
        .map((member_id) => ({ member_id, actor_id: author_id, subject, property, dedupe_key: `club_post:${post_id}` }))
    }),
  ],
})
const removed = notice({
  type: 'club_post_removed',
  section: 'clubs',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My post in a club is removed',
    line: 'By somebody who runs the club, with the reason.',
    subject: 'Your post in {club} has been removed',
    message: '{reason}',
  },
  tells: [
    tell(postTakenDown, async ({ club_id, post_id, author_id, actor_id, reason }, { tx }) => {
      if (actor_id === author_id) return []
      const property = { club: await nameOf(tx, club_id), reason }
      return [{ member_id: author_id, actor_id, subject: subjectRef(clubSubject, club_id), property, dedupe_key: `removed:${post_id}` }]
    }),
  ],
})
export const postNotices = [mention, quoted, inClub, removed]
