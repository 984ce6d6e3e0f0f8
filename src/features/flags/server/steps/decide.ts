import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { flags } from '../../contract.ts'
import { waitsForModerator } from '../../rules.ts'
import { movedTo, roleIn } from '../acting.ts'
import { ticketById } from '../queries.ts'
import { hasDecided } from '../queries-limits.ts'
import { decline, type Ended, resolve, settle } from '../settle.ts'
import { flagAnswer } from '../view.ts'

/** A code of the audit log has no hyphens. */
const coded = (status: string) => status.replaceAll('-', '_')

export const decide = command(flags.decide, async (call) => {
  const { input, viewer, tx, clock, concerns } = call
  await lock(tx, 'flag_tickets', [input.id])
  const row = await ticketById(tx, input.id, viewer.id)
  if (!row) return refuse('flag.not_found')
  const role = roleIn(row, { id: viewer.id, is_moderator: true })
  // Nobody judges their own case, nor one they have voted on.
  if (role !== 'moderator' || row.has_voted) return refuse('flag.own_case')
  const status = movedTo(row, input.verdict, 'moderator')
  if (!status || (input.verdict === 'decline' && row.round === 2)) return refuse('flag.state')
  if ((status === 'accepted' || status === 'rejected') && !waitsForModerator(row)) return refuse('flag.jury')
  // An appeal is heard by another one.
  if (await hasDecided(tx, row.id, viewer.id)) return refuse('flag.own_case')
  const ended: Ended = { by: 'moderator', actor_id: viewer.id, decision: input.note, at: await clock() }
  if (status === 'accepted' || status === 'rejected') await settle(call, row, status, ended)
  else if (status === 'resolved') await resolve(call, row, ended)
  else await decline(call, row, 'decline', ended)
  concerns({ before: coded(row.status), after: coded(status) })
  return flagAnswer(call, row.id)
})
