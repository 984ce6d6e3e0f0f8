import { mayWriteIn } from '#features/clubs/server/public.ts'
import { MOST_VERSIONS, writtenBy } from '#features/comments/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { postChanged, postCreated, posts } from '../contract.ts'
import { audienceOf, isEmpty, isForAll, MOST_TAGS } from '../rules.ts'
import { noteLink } from './links/note-link.ts'
import { areOwn, setShown } from './pictures.ts'
import { keepEdit, keepPost, ownPost, seenPost, setTags } from './queries.ts'
import { findQuoted } from './queries-quoted.ts'
import { type PostReader, postViews } from './view.ts'

type Given = Pick<InputOf<typeof posts.edit>, 'body' | 'audience' | 'privacy' | 'pictures'>
type Wrong = 'post.empty' | 'post.audience' | 'post.media' | 'post.mentions'

/** What was given, checked; or why not. */
async function checked(tx: Tx, author_id: Id<'members'>, given: Given, quoted: boolean, now: Date) {
  const audience = audienceOf(given.audience, given.privacy)
  if (!audience) return refuse('post.audience') as Refusal<Wrong>
  if (isEmpty({ body: given.body, pictures: given.pictures.length, quoted })) return refuse('post.empty') as Refusal<Wrong>
  const written = await writtenBy(tx, author_id, given.body, now)
  if (!written) return refuse('post.mentions') as Refusal<Wrong>
  if (!(await areOwn(tx, author_id, given.pictures))) return refuse('post.media') as Refusal<Wrong>
  return { audience, ...written, topics: written.topics.slice(0, MOST_TAGS) }
}

type Reader = Omit<PostReader, 'db'> & { readonly tx: Tx; readonly viewer: { readonly id: Id<'members'> } }
/** The post after a command, as its author sees it. */
export async function postAnswer({ tx, ...reader }: Reader, id: Id<'posts'>) {
  const row = await seenPost(tx, reader.viewer.id, id)
  const [post] = await postViews({ db: tx, ...reader }, [row!])
  return { post: post! }
}

export const create = command(posts.create, async ({ input, viewer, tx, clock, emit, tools, requester }) => {
  const quoted = await quotedBy(tx, viewer.id, tools, input)
  if (quoted && refused(quoted)) return quoted
  const { club_id = null } = input
  if (club_id && !(await mayWriteIn(tx, viewer.id, club_id))) return refuse('post.club')
  const given = await checked(tx, viewer.id, input, quoted !== undefined, await clock())
  if (refused(given)) return given
  const { audience, entities, topics, mentioned } = given
  if (club_id && audience !== 'Anyone') return refuse('post.audience')
  const { quoted_type = null, quoted_id = null } = input
  const id = await keepPost(tx, { author_id: viewer.id, audience, club_id, body: input.body, entities, quoted_type, quoted_id })
  await setTags(tx, id, topics)
  await noteLink(tx, tools, id, entities)
  await setShown(tx, id, input.pictures, isForAll({ audience, club_id }))
  emit(postCreated, { post_id: id, author_id: viewer.id, audience, club_id, mentioned: [...mentioned], quoted_author_id: quoted?.owner_id ?? null })
  return postAnswer({ tx, tools, viewer, requester }, id)
})

/** Both of its two fields or none, a kind that can be quoted, and the writer may know of it. */
async function quotedBy(tx: Tx, viewer: string, tools: Pick<Tools, 'subjects'>, { quoted_type, quoted_id }: InputOf<typeof posts.create>) {
  if (quoted_type === undefined && quoted_id === undefined) return undefined
  if (quoted_type === undefined || quoted_id === undefined) return refuse('post.quoted')
  return (await findQuoted(tx, viewer, tools, quoted_type, quoted_id)) ?? refuse('post.quoted')
}

export const edit = command(posts.edit, async ({ input, viewer, tx, clock, emit, tools, requester }) => {
  await lock(tx, 'posts', [input.id])
  const row = await ownPost(tx, viewer.id, input.id)
  if (!row || row.deleted_at || !(await seenPost(tx, viewer.id, row.id))) return refuse('post.not_found')
  if (row.club_id && !(await mayWriteIn(tx, viewer.id, row.club_id))) return refuse('post.not_found')
  if (row.kind === 'Blog') return refuse('post.article')
  if (row.version >= MOST_VERSIONS) return refuse('post.edits')
  const given = await checked(tx, viewer.id, input, row.quoted_id !== null, await clock())
  if (refused(given)) return given
  const { audience, entities, topics, mentioned } = given
  if (row.club_id && audience !== 'Anyone') return refuse('post.audience')
  await keepEdit(tx, row, { body: input.body, entities, audience })
  await setTags(tx, row.id, topics)
  await noteLink(tx, tools, row.id, entities)
  await setShown(tx, row.id, input.pictures, isForAll({ audience, club_id: row.club_id }))
  emit(postChanged, { post_id: row.id, author_id: viewer.id, audience, club_id: row.club_id, is_deleted: false, mentioned: [...mentioned] })
  return postAnswer({ tx, tools, viewer, requester }, row.id)
})
