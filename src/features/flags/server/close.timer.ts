import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import type { FlagId } from '../contract.ts'
import { verdictOf } from '../rules-jury.ts'
import { announce, changesOf } from './acting.ts'
import { type TicketRow, ticketById } from './queries.ts'
import { dueTickets, nextDueTicket } from './queries-due.ts'
import { tallyOf } from './queries-jury.ts'
import { changeTicket, itemIsGone } from './queries-write.ts'
import { decline, resolve, settle } from './settle.ts'

/** Counts votes whose time is over, and ends what nobody answers. Race: of two timers the second finds it ended under the lock. */
export const closeFlags = timer<FlagId>({
  name: 'flags.close',
  due: dueTickets,
  next: nextDueTicket,
  async run(context, id) {
    await lock(context.tx, 'flag_tickets', [id])
    const [row, at] = [await ticketById(context.tx, id), await context.clock()]
    if (!row?.due_at || row.due_at > at) return
    const ended = { by: 'clock', actor_id: null, at } as const
    // The first decision of an appeal stands until it is judged: neither silence nor an item that is taken away undoes it.
    if (row.round === 1 && (await itemIsGone(context.tx, row.stamp_item_id))) return decline(context, row, 'decline', ended)
    if (row.status === 'opened') return count(context, row, at)
    if (row.status === 'flag-removal-request' && (await changesOf(context.tx, row)).length) return resolve(context, row, ended)
    if (row.round === 1 && row.asked_of === 'flagger') return decline(context, row, 'decline', ended)
    return goOn(context, row, at)
  },
})

async function count(context: TransactionContext, row: TicketRow, at: Date) {
  const said = verdictOf(await tallyOf(context.tx, row))
  const ended = { by: 'jury', actor_id: null, at } as const
  if (said !== 'refer') return settle(context, row, said === 'accept' ? 'accepted' : 'rejected', ended)
  await changeTicket(context.tx, row.id, { due_at: null, referred_at: at })
  await announce(context, row, { actor: 'clock', actor_id: null, action: 'refer', status: row.status, at })
}

/** The owner was silent, or has changed back what was mended: the vote goes on. */
async function goOn(context: TransactionContext, row: TicketRow, at: Date) {
  const due_at = row.voting_left_ms === null ? null : new Date(at.getTime() + row.voting_left_ms)
  const refused = row.status === 'flag-removal-request' && { removal_refused: true }
  await changeTicket(context.tx, row.id, { status: 'opened', asked_of: null, voting_left_ms: null, due_at, ...refused })
  await announce(context, row, { actor: 'clock', actor_id: null, action: 'go_on', status: 'opened', at })
}
