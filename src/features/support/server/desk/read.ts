import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { support } from '../../contract.ts'
import { ticketById } from '../queries.ts'
import { deskCounted, deskFigures, deskPage } from '../queries-desk.ts'
import { deskCards, deskView } from '../view.ts'

const KEYS = z.tuple([z.uuid()])

export const queue = query(support.queue, async ({ input, viewer, db, requester }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { status, topic: topics, mine, search } = input
  const asked = { status, topics, search, assigned_to: mine ? viewer.id : undefined }
  const { rows, next_page_url } = pageOf(support.queue, input, await deskPage(db, asked, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, deskCounted(asked)) : {}
  return { tickets: { data: await deskCards(db, requester.locale, rows), ...total, next_page_url }, figures: await deskFigures(db) }
})

export const deskShow = query(support.deskShow, async ({ input, db, requester }) => {
  const row = await ticketById(db, input.id)
  return row ? { ticket: await deskView(db, requester.locale, row) } : refuse('ticket.not_found')
})
