import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { trades } from '../../contract.ts'
import { disputedPage, orderOfTrade, orderPage, ordersCounted } from './queries.ts'
import { orderViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const order = query(trades.order, async (question) => {
  const row = await orderOfTrade(question.db, question.input.id, question.viewer.id)
  return row ? { trade_order: (await orderViews(question, [row]))[0]! } : refuse('trade_order.not_found')
})

export const orders = query(trades.orders, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(trades.orders, input, await orderPage(db, viewer.id, input.status, place), (row) => [row.id])
  const total = input.cursor === undefined ? await totalOf(db, ordersCounted(db, viewer.id, input.status)) : {}
  return { trade_orders: { data: await orderViews(question, rows), ...total, next_page_url }, member_id: viewer.id }
})

export const disputed = query(trades.disputed, async (question) => {
  const { input, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(trades.disputed, input, await disputedPage(db, place), (row) => [row.id])
  return { trade_orders: { data: await orderViews(question, rows), next_page_url } }
})
