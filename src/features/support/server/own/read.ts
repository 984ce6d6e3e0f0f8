import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { support } from '../../contract.ts'
import { ticketIn } from '../letters.ts'
import { ownTicket, ownTickets, ownTicketsCounted, ticketById } from '../queries.ts'
import { ticketCard, ticketView, topicNames } from '../view.ts'

const KEYS = z.tuple([z.uuid()])

export const mine = query(support.mine, async ({ input, viewer, db, requester }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(support.mine, input, await ownTickets(db, viewer.id, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, ownTicketsCounted(viewer.id)) : {}
  const nameOf = await topicNames(db, requester.locale)
  return { tickets: { data: rows.map((row) => ticketCard(row, nameOf)), ...total, next_page_url }, viewer_id: viewer.id }
})

export const show = query(support.show, async ({ input, viewer, db, requester }) => {
  const row = await ownTicket(db, viewer.id, input.id)
  return row ? { ticket: await ticketView(db, requester.locale, row) } : refuse('ticket.not_found')
})

/** Authorization: the link is the key. A member's ticket is read under their own address alone. */
export const read = query(support.read, async ({ input, db, requester, tools }) => {
  const id = ticketIn(tools.vault, input.key)
  const row = id && (await ticketById(db, id))
  return row && !row.member_id ? { ticket: await ticketView(db, requester.locale, row) } : refuse('ticket.not_found')
})
