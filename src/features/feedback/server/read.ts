import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { clockOf } from '#server/db/db.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { MomentKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { feedback } from '../contract.ts'
import { askedOf, STARS } from '../rules.ts'
import { questionText } from '../texts.ts'
import { ownDeal } from './queries.ts'
import { dealsByIds, listCounted, listPage, openDeals, targetSeen } from './queries-list.ts'
import { scoreRow } from './queries-scores.ts'
import { dealView, dealViews, feedbackViews } from './view.ts'

const KEYS = z.tuple([MomentKey, z.uuid()])

export const questions = query(feedback.questions, async ({ input: { role }, requester, tools }) => ({
  feedback_questions: askedOf(role, { trade_id: null }).map((code) => ({
    code,
    text: tools.words.say(requester.locale, questionText(role, code)),
    most: STARS,
  })),
}))

export const deal = query(feedback.deal, async ({ input: { id }, viewer, db }) => {
  const found = await ownDeal(db, id, viewer.id)
  return found ? { deal: await dealView(db, viewer.id, found, await clockOf(db)), member_id: viewer.id } : refuse('feedback.not_found')
})

export const open = query(feedback.open, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const ids = await openDeals(db, viewer.id, place)
  const found = await dealsByIds(db, ids)
  const { rows, next_page_url } = pageOf(feedback.open, input, found, ({ closes_at, id }) => [closes_at.toISOString(), id])
  return { deals: { data: await dealViews(db, viewer.id, rows, await clockOf(db)), next_page_url }, member_id: viewer.id }
})

export const list = query(feedback.list, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { target_type, target_id, role } = input
  if (!(await targetSeen(db, viewer.id, target_type, target_id))) return refuse('feedback.not_found')
  const filter = { target_type, target_id, role }
  const { rows, next_page_url } = pageOf(feedback.list, input, await listPage(db, filter, place), (row) => [row.revealed_at!.toISOString(), row.id])
  const total = input.cursor === undefined ? await totalOf(db, listCounted(db, filter)) : {}
  return { feedbacks: { data: await feedbackViews(db, rows), ...total, next_page_url } }
})

const NOTHING = { score: null, as_described: null, packing: null, speed: null, contact: null, total: 0, year: 0, partners: 0 }

export const summary = query(feedback.summary, async ({ input: { target_type, target_id }, viewer, db }) => {
  if (!(await targetSeen(db, viewer.id, target_type, target_id))) return refuse('feedback.not_found')
  const { score, total, year, partners, as_described, packing, speed, contact } = (await scoreRow(db, target_type, target_id)) ?? NOTHING
  return { summary: { score, total, year, partners, answers: { as_described, packing, speed, contact } } }
})
