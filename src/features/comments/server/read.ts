import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { comments } from '../contract.ts'
import { kindNamed } from './kinds.ts'
import { commentCounts, ownerOf, seenComment, versionsOf } from './queries.ts'
import { commentPage, commentsCounted } from './queries-list.ts'
import { commentViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const list = query(comments.list, async ({ input, viewer, db, tools }) => {
  const { commentable_type: subject_type, commentable_id: subject_id, parent_id, sort } = input
  const kind = kindNamed(tools, subject_type)
  if (refused(kind)) return kind
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const known = await ownerOf(db, viewer.id, kind, subject_id)
  if (!known) return refuse('comment.no_subject')
  const asked = { subject_type, subject_id, parent_id, order: sort === 'newest' && !parent_id ? ('desc' as const) : ('asc' as const) }
  const { rows, next_page_url } = pageOf(comments.list, input, await commentPage(db, viewer.id, asked, place), (row) => [row.id])
  const data = await commentViews({ db, viewer: viewer.id, owner_id: known.owner_id }, rows, !parent_id)
  const total = input.cursor === undefined ? await totalOf(db, commentsCounted(viewer.id, asked)) : {}
  const count = (await commentCounts(db, viewer.id, subject_type, [subject_id])).get(subject_id) ?? 0
  return { comments: { data, ...total, next_page_url }, count }
})

export const versions = query(comments.versions, async ({ input, viewer, db, tools }) =>
  (await seenComment(db, viewer.id, input.id, tools.subjects.values())) ? { versions: await versionsOf(db, input.id) } : refuse('comment.not_found'),
)
