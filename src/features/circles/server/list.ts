import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { circles } from '../contract.ts'
import { circlePage, circlesCounted, findCircle } from './queries.ts'
import { circleViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const show = query(circles.show, async (question) => {
  const row = await findCircle(question.db, question.input.id, question.viewer.id)
  return row ? { trade_circle: (await circleViews(question, [row]))[0]! } : refuse('circle.not_found')
})

export const list = query(circles.list, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(circles.list, input, await circlePage(db, viewer.id, input.status, place), (row) => [row.id])
  const total = input.cursor === undefined ? await totalOf(db, circlesCounted(db, viewer.id, input.status)) : {}
  return { trade_circles: { data: await circleViews(question, rows), ...total, next_page_url }, member_id: viewer.id }
})
