import { mayWriteIn } from '#features/clubs/server/public.ts'
import { ownMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { topicOf } from '#kernel/written/entities.ts'
import { readTree } from '#kernel/written/tree.ts'
import { picturesIn } from '#kernel/written/tree-facts.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Requester } from '#server/operations/requester.ts'
import { command } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { blogs, draftSaved } from '../contract.ts'
import { mayBeNews } from '../rules.ts'
import { ownDraft } from './queries.ts'
import { countDrafts, dropDraft, type GivenDraft, keepDraft, keepVersion, saveDraft } from './queries-write.ts'
import { draftView } from './view.ts'

/** As much as somebody has begun at once. */
const MOST_DRAFTS = 200
/** Under which a draft uses its pictures, so that they are not deleted meanwhile: it shows them to nobody. */
export const USED_AS = 'draft'

export interface DraftWriter {
  readonly tx: Tx
  readonly tools: Tools
  readonly viewer: { readonly id: Id<'members'>; readonly permissions: ReadonlySet<string> }
  readonly requester: Requester
}
export async function draftAnswer({ tx, ...reader }: DraftWriter, id: string) {
  return { draft: await draftView({ db: tx, ...reader }, (await ownDraft(tx, reader.viewer.id, id))!) }
}

/** What was given, as it is kept; or why not. */
async function checked({ tx, viewer }: DraftWriter, given: GivenDraft): Promise<GivenDraft | Refusal<'blog.media' | 'blog.news'>> {
  const tree = readTree(given.content)!
  const all = [...picturesIn(tree).map(({ media_id }) => media_id), ...(given.cover_media_id ? [given.cover_media_id] : [])]
  if (!(await ownMedias(tx, viewer.id, all))) return refuse('blog.media')
  if (given.is_news && !mayBeNews(viewer)) return refuse('blog.news')
  return { ...given, tags: [...new Set(given.tags.map(topicOf))], content: JSON.stringify(tree) }
}
const mediasOf = ({ content, cover_media_id }: Pick<GivenDraft, 'content' | 'cover_media_id'>) => [
  ...new Set([...picturesIn(readTree(content)!).map(({ media_id }) => media_id), ...(cover_media_id ? [cover_media_id as string] : [])]),
]

/** Race: the member is locked, so that two at once cannot pass the limit. */
export const begin = command(blogs.begin, async ({ input: { club_id = null, ...input }, emit, ...call }) => {
  const { tx, viewer } = call
  await lock(tx, 'members', [viewer.id])
  if ((await countDrafts(tx, viewer.id)) >= MOST_DRAFTS) return refuse('blog.drafts')
  if (club_id && !(await mayWriteIn(tx, viewer.id, club_id))) return refuse('blog.club')
  const given = await checked(call, input)
  if (refused(given)) return given
  const id = await keepDraft(tx, viewer.id, club_id, given)
  await useMedias(tx, mediasOf(given), USED_AS, id)
  emit(draftSaved, { draft_id: id, author_id: viewer.id })
  return draftAnswer(call, id)
})

export const save = command(blogs.save, async ({ input: { id, version, keeps_other, ...input }, emit, ...call }) => {
  const { tx, viewer } = call
  await lock(tx, 'blog_drafts', [id])
  const row = await ownDraft(tx, viewer.id, id)
  if (!row || row.id !== id) return refuse('blog.not_found')
  if (row.version !== version) return refuse('blog.clash')
  const given = await checked(call, input)
  if (refused(given)) return given
  await keepVersion(tx, row, keeps_other)
  await saveDraft(tx, id, given)
  const [before, after] = [mediasOf(row), new Set(mediasOf(given))]
  await unuseMedias(
    tx,
    before.filter((media_id) => !after.has(media_id)),
    USED_AS,
    id,
  )
  await useMedias(tx, [...after], USED_AS, id)
  emit(draftSaved, { draft_id: id, author_id: viewer.id })
  return draftAnswer(call, id)
})

export const discard = command(blogs.discard, async ({ input: { id }, viewer, tx, emit }) => {
  await lock(tx, 'blog_drafts', [id])
  const row = await ownDraft(tx, viewer.id, id)
  if (!row || row.id !== id) return refuse('blog.not_found')
  if (row.post_id) return refuse('blog.published')
  await unuseMedias(tx, mediasOf(row), USED_AS, id)
  await dropDraft(tx, id)
  emit(draftSaved, { draft_id: id, author_id: viewer.id })
  return { done: true as const }
})
