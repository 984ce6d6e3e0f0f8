import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { csvFile } from '#server/csv.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import type { FileAnswer } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { subscribers } from '../contract.ts'
import { type SubscriberRow, subscriberPage, subscribersCounted } from './queries.ts'

const KEYS = z.tuple([z.uuid()])

export const list = query(subscribers.list, async ({ input, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(subscribers.list, input, await subscriberPage(db, input, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, subscribersCounted(input)) : {}
  const data = rows.map(({ locale, ...row }) => ({ ...row, language: locale }))
  return { subscribers: { data, ...total, next_page_url } }
})

const MOST = 50_000
const HEAD = ['email', 'language', 'state', 'since']
const cells = ({ email, locale, state, created_at }: SubscriberRow) => [email, locale, state, created_at]

/** CSV injection: addresses may begin with a sign that a spreadsheet runs; `csvFile` guards each cell. */
export const exportAll = query(subscribers.export, async ({ input, db }) => {
  const rows = await subscriberPage(db, input, { after: undefined, offset: 0, limit: MOST })
  const file: FileAnswer = { body: csvFile([HEAD, ...rows.map(cells)]), type: 'text/csv; charset=utf-8', name: 'subscribers.csv' }
  return file as never
})
