import { mayWriteIn } from '#features/clubs/server/public.ts'
import { changePublished, publishArticle } from '#features/posts/server/public.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import { isWritten, readTree } from '#kernel/written/tree.ts'
import { bodyOf, minutesOf, picturesIn } from '#kernel/written/tree-facts.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { blogs, draftSaved } from '../contract.ts'
import { isTime, mayBeNews } from '../rules.ts'
import { draftAnswer } from './drafts.ts'
import { type DraftRow, ownDraft } from './queries.ts'
import { markPublished, setTime } from './queries-write.ts'

type Held = Refusal<'blog.untitled' | 'blog.empty' | 'blog.alt' | 'blog.club' | 'blog.media' | 'blog.not_found'>

/** What keeps a draft from being published. */
async function heldBack(tx: Tx, row: DraftRow): Promise<Held | undefined> {
  const tree = readTree(row.content)!
  if (!row.title) return refuse('blog.untitled')
  if (!isWritten(tree)) return refuse('blog.empty')
  if (picturesIn(tree).some(({ alt }) => !alt.trim()) || (row.cover_media_id && !row.cover_alt)) return refuse('blog.alt')
  if (row.club_id && !(await mayWriteIn(tx, row.author_id, row.club_id))) return refuse('blog.club')
  return undefined
}

/** Makes the draft what readers have. Precondition: it is locked. */
export async function publishRow({ tx, emit }: { tx: Tx; emit: Emit }, row: DraftRow): Promise<Held | undefined> {
  const held = await heldBack(tx, row)
  if (held) return held
  const { author_id, club_id, title, summary, cover_media_id, cover_alt, is_news, tags } = row
  const tree = readTree(row.content)!
  const head = { title, summary, cover_media_id, cover_alt, is_news, body: bodyOf(tree), minutes: minutesOf(tree) }
  const pictures = [...(cover_media_id ? [{ media_id: cover_media_id, alt: cover_alt }] : []), ...picturesIn(tree)] as never
  const given = { author_id, club_id, head, tags, pictures }
  const post_id = row.post_id ? await changePublished({ tx, emit }, row.post_id, given) : await publishArticle({ tx, emit }, given)
  if (!post_id) return refuse(row.post_id ? 'blog.not_found' : 'blog.media')
  await markPublished(tx, row, post_id)
  emit(draftSaved, { draft_id: row.id, author_id })
  return undefined
}

export const publish = command(blogs.publish, async ({ input: { id, version, publish_at }, emit, clock, ...call }) => {
  const { tx, viewer } = call
  await lock(tx, 'blog_drafts', [id])
  const row = await ownDraft(tx, viewer.id, id)
  if (!row || row.id !== id) return refuse('blog.not_found')
  if (row.version !== version) return refuse('blog.clash')
  if (row.is_news && !mayBeNews(viewer)) return refuse('blog.news')
  if (publish_at) {
    if (!isTime(publish_at, await clock())) return refuse('blog.too_late')
    const held = await heldBack(tx, row)
    if (held) return held
    await setTime(tx, id, publish_at)
    emit(draftSaved, { draft_id: id, author_id: viewer.id })
  } else {
    const held = await publishRow({ tx, emit }, row)
    if (held && refused(held)) return held
  }
  return draftAnswer(call, id)
})

export const unschedule = command(blogs.unschedule, async ({ input: { id }, emit, ...call }) => {
  const { tx, viewer } = call
  await lock(tx, 'blog_drafts', [id])
  const row = await ownDraft(tx, viewer.id, id)
  if (!row || row.id !== id) return refuse('blog.not_found')
  await setTime(tx, id, null)
  emit(draftSaved, { draft_id: id, author_id: viewer.id })
  return draftAnswer(call, id)
})
