import * as z from 'zod/mini'
import { postList, seenPost } from '#features/posts/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { blogs } from '../contract.ts'
import { draftLines, draftsOf, ownDraft, versionsOf } from './queries.ts'
import { articleViews, draftView, quotableKinds } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const texts = query(blogs.texts, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const asked = { ...input, kind: 'Blog' as const }
  const { rows, next_page_url } = pageOf(blogs.texts, input, await postList.page(db, viewer.id, asked, place), (row) => [row.id])
  const total = input.cursor === undefined ? await totalOf(db, postList.counted(db, viewer.id, asked)) : {}
  return { articles: { data: await articleViews(question, rows), ...total, next_page_url } }
})

export const show = query(blogs.show, async (question) => {
  const row = await seenPost(question.db, question.viewer.id, question.input.id)
  if (row?.kind !== 'Blog') return refuse('blog.not_found')
  const [article] = await articleViews(question, [row])
  if (!article) return refuse('blog.not_found')
  return { article, may_answer: !row.is_news || question.viewer.permissions.has('news.actions.access') }
})

export const drafts = query(blogs.drafts, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(blogs.drafts, input, await draftLines(db, viewer.id, place), (row) => [row.id])
  const total = input.cursor === undefined ? await totalOf(db, draftsOf(db, viewer.id)) : {}
  return { drafts: { data: rows, ...total, next_page_url }, member_id: viewer.id }
})

export const draft = query(blogs.draft, async (question) => {
  const row = await ownDraft(question.db, question.viewer.id, question.input.id)
  return row ? { draft: await draftView(question, row) } : refuse('blog.not_found')
})

export const versions = query(blogs.versions, async ({ input: { id }, viewer, db }) => {
  const row = await ownDraft(db, viewer.id, id)
  return row?.id === id ? { versions: await versionsOf(db, id) } : refuse('blog.not_found')
})

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/
/** An address of another site names nothing here, whatever its path. */
export const cardAt = query(blogs.cardAt, async ({ input: { address }, viewer, db, tools, requester }) => {
  const url = URL.parse(address, tools.site.public_url)
  const id = url && UUID.exec(url.pathname)?.[0]
  if (!id || url.origin !== new URL(tools.site.public_url).origin) return refuse('blog.no_card')
  const kind = quotableKinds(tools).find((one) => one.path(id) === url.pathname)
  const [face] = kind ? await kind.cards({ db, files: tools.files, locale: requester.locale }, viewer.id, [id]) : []
  if (!kind || !face) return refuse('blog.no_card')
  const { title, line, image_url } = face
  return { type: kind.name, id: id as never, card: { title, line, image_url, path: kind.path(id) } }
})
