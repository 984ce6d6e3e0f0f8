import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { causesOf } from '#server/slices/statement-cause.ts'
import { ledger } from '../contract.ts'
import { statement } from './queries-statement.ts'
import { lineView } from './view.ts'

const Keys = z.tuple([z.uuid()])

export const transactions = query(ledger.transactions, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const found = await statement(db, viewer.id, input.currency, place)
  const { rows, next_page_url } = pageOf(ledger.transactions, input, found, ({ id }) => [id])
  const causes = await causesOf(db, tools, viewer.id, rows)
  return { transactions: { data: rows.map((row) => lineView(row, causes)), next_page_url } }
})
