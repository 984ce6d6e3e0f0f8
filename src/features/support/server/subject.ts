import { registered } from '#server/slices/subject.ts'
import { ticketSubject } from '../contract.ts'
import { isOwnTicket, ownTicketCards } from './queries-subject.ts'

export const ticketKind = registered(ticketSubject, {
  uses: [],
  reach: isOwnTicket,
  cards: async ({ db }, viewer, ids) =>
    (await ownTicketCards(db, viewer, ids)).map(({ id, number }) => ({ id, title: String(number), line: '', image_url: null })),
})
