import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { verdict } from '../rules.ts'
import { move } from './move.ts'
import { dueProposals, EVERYTHING, findProposals, nextDue } from './queries.ts'
import { tallyOf } from './queries-votes.ts'
import { accept, reject } from './settle.ts'

const CLOCK = { by: 'clock', id: null, reason: '' } as const

/** Counts votes whose time is over, and lets stale proposals lapse. */
export const closeProposals = timer({
  name: 'proposals.close',
  due: dueProposals,
  next: nextDue,
  async run(context, id) {
    await lock(context.tx, 'catalogue_proposals', [id])
    const [row] = await findProposals(context.tx, EVERYTHING, [id])
    if (!row?.closes_at || row.closes_at > (await context.clock())) return
    if (row.status === 'Stale') return move(context, row, { action: 'lapse', by: 'clock' })
    const said = verdict(await tallyOf(context.tx, id))
    if (said === 'accept' && row.proposer_present) return accept(context, row, CLOCK)
    if (said === 'reject') return reject(context, row, CLOCK)
    return move(context, row, { action: 'refer', by: 'clock' })
  },
})
