import { postGiving } from '#features/ledger/server/public.ts'
import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { dateById } from '../dates/queries-dates.ts'
import { stateAfter } from './conclude.ts'
import { findTicket, nextRelease, releasable, TICKET, writeTicket } from './queries-tickets.ts'

/** Its date is over: the price is the organizer's, less our commission. An open debt is repaid first. */
export const releaseTickets = timer({
  name: 'events.release_tickets',
  due: releasable,
  next: nextRelease,
  async run(context, id) {
    const { tx, clock } = context
    const seen = await findTicket(tx, id)
    if (!seen?.event_id || !seen.occurrence_id) return
    await lock(tx, 'events', [seen.event_id])
    const [row, date, now] = [(await findTicket(tx, id))!, await dateById(tx, seen.event_id, seen.occurrence_id), await clock()]
    if (row.status !== 'paid' || row.disputed_at || date?.status !== 'active' || date.ends_at > now) return
    await writeTicket(tx, id, { status: stateAfter(row, 'release', 'clock'), ended_at: now })
    const { organizer_id: owner_id, currency } = row
    const amount = row.amount - row.commission
    context.record({ family: 'money', operation: 'events.release_ticket', ids: { ticket_id: id, member_id: owner_id } })
    const lines = [{ account: { owner_id, code: 'seller_reserved' as const, currency }, debit: amount }]
    await postGiving(context, { code: 'ticket_released', ref_type: TICKET, ref_id: id, actor_id: null, lines }, { owner_id, currency, amount })
  },
})
