import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { posts } from '../contract.ts'
import { seenPost, versionsOf } from './queries.ts'
import { postPage, postsCounted } from './queries-list.ts'
import { postViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const list = query(posts.list, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(posts.list, input, await postPage(db, viewer.id, input, place), (row) => [row.id])
  const data = await postViews(question, rows)
  const total = input.cursor === undefined ? await totalOf(db, postsCounted(db, viewer.id, input)) : {}
  return { posts: { data, ...total, next_page_url } }
})

export const show = query(posts.show, async (question) => {
  const row = await seenPost(question.db, question.viewer.id, question.input.id)
  if (!row) return refuse('post.not_found')
  const [post] = await postViews(question, [row])
  return { post: post! }
})

export const versions = query(posts.versions, async ({ input, viewer, db }) =>
  (await seenPost(db, viewer.id, input.id)) ? { versions: await versionsOf(db, viewer.id, input.id) } : refuse('post.not_found'),
)
