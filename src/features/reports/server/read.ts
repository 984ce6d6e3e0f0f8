import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { reports } from '../contract.ts'
import { caseById, namesOf, ownReports, ownReportsCounted, queueCounted, queuePage } from './queries.ts'
import { appealPage, appealsCounted, ownDecision, ownDecisions, ownDecisionsCounted } from './queries-decisions.ts'
import { caseCards, caseView, decisionView, ownReportView } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const mine = query(reports.mine, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(reports.mine, input, await ownReports(db, viewer.id, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, ownReportsCounted(viewer.id)) : {}
  return { reports: { data: rows.map(ownReportView), ...total, next_page_url }, viewer_id: viewer.id }
})

export const decisions = query(reports.decisions, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(reports.decisions, input, await ownDecisions(db, viewer.id, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, ownDecisionsCounted(viewer.id)) : {}
  return { decisions: { data: rows.map(decisionView), ...total, next_page_url }, viewer_id: viewer.id }
})

export const decision = query(reports.decision, async ({ input, viewer, db }) => {
  const row = await ownDecision(db, viewer.id, input.id)
  return row ? { decision: decisionView(row) } : refuse('decision.not_found')
})

export const queue = query(reports.queue, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const asked = { status: input.status, types: input.reportable_type, reasons: input.reason, taken_by: input.mine ? viewer.id : undefined }
  const { rows, next_page_url } = pageOf(reports.queue, input, await queuePage(db, asked, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, queueCounted(asked)) : {}
  const appeals = (await totalOf(db, appealsCounted)).total
  return { cases: { data: await caseCards(db, rows), ...total, next_page_url }, appeals }
})

export const show = query(reports.show, async (question) => {
  const row = await caseById(question.db, question.input.id)
  return row ? { case: await caseView(question, row) } : refuse('report.not_found')
})

export const appeals = query(reports.appeals, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(reports.appeals, input, await appealPage(db, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, appealsCounted) : {}
  const people = await namesOf(
    db,
    rows.map(({ member_id }) => member_id),
  )
  const data = rows.map((row) => ({
    ...{ decision: decisionView(row), user: people.get(row.member_id) ?? null, case_id: row.case_id },
    is_own: row.decided_by === viewer.id || row.member_id === viewer.id,
  }))
  return { appeals: { data, ...total, next_page_url } }
})
