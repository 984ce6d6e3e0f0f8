import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { flags } from '../../contract.ts'
import { ANSWER_DAYS, after, leftOfVote, mayAppeal, VOTING_DAYS } from '../../rules.ts'
import { announce, changesOf, type FlagCall, lockTicket, movedTo } from '../acting.ts'
import { ticketById } from '../queries.ts'
import { flaggersOf } from '../queries-parts.ts'
import { changeTicket } from '../queries-write.ts'
import { decline, resolve } from '../settle.ts'
import { flagAnswer } from '../view.ts'

/** A step of one party: for everybody else the ticket has no such door. */
async function asParty(
  call: FlagCall,
  id: Parameters<typeof lockTicket>[1],
  role: 'owner' | 'flagger',
  action: 'agree' | 'disagree' | 'withdraw' | 'request_removal' | 'mend',
) {
  const found = await lockTicket(call, id)
  if (found?.role !== role) return refuse('flag.not_found')
  const { row } = found
  const status = movedTo(row, action, role)
  return status ? { row, status, at: await call.clock() } : refuse('flag.state')
}

export const requestRemoval = command(flags.requestRemoval, async (call) => {
  const { input, viewer, tx } = call
  const step = await asParty(call, input.id, 'owner', 'request_removal')
  if ('refused' in step) return step
  const { row, status, at } = step
  if (row.removal_refused || row.round === 2) return refuse('flag.state')
  if (!(await changesOf(tx, row)).length) return refuse('flag.unchanged')
  const voting_left_ms = row.due_at && leftOfVote(row.due_at, at)
  await changeTicket(tx, row.id, { status, voting_left_ms, due_at: after(at, ANSWER_DAYS), owner_answered: true })
  await announce(call, row, { actor: 'owner', actor_id: viewer.id, action: 'request_removal', body: input.note, status, at })
  return flagAnswer(call, row.id)
})

export const agree = command(flags.agree, async (call) => {
  const step = await asParty(call, call.input.id, 'flagger', 'agree')
  if ('refused' in step) return step
  await resolve(call, step.row, { by: 'flagger', actor_id: call.viewer.id, at: step.at })
  return flagAnswer(call, step.row.id)
})

export const disagree = command(flags.disagree, async (call) => {
  const { input, viewer, tx } = call
  const step = await asParty(call, input.id, 'flagger', 'disagree')
  if ('refused' in step) return step
  const { row, status, at } = step
  const due_at = row.voting_left_ms === null ? null : new Date(at.getTime() + row.voting_left_ms)
  await changeTicket(tx, row.id, { status, due_at, voting_left_ms: null, removal_refused: true })
  await announce(call, row, { actor: 'flagger', actor_id: viewer.id, action: 'disagree', body: input.note, status, at })
  return flagAnswer(call, row.id)
})

export const withdraw = command(flags.withdraw, async (call) => {
  const step = await asParty(call, call.input.id, 'flagger', 'withdraw')
  if ('refused' in step) return step
  const { row, at } = step
  if (row.voters || row.round === 2 || (await flaggersOf(call.tx, row.id)).length > 1) return refuse('flag.state')
  await decline(call, row, 'withdraw', { by: 'flagger', actor_id: call.viewer.id, at })
  return flagAnswer(call, row.id)
})

/** After the decision: the mark on the item says that it is corrected, the coins stay where they are. */
export const mend = command(flags.mend, async (call) => {
  const { input, viewer, tx } = call
  const step = await asParty(call, input.id, 'owner', 'mend')
  if ('refused' in step) return step
  const { row, status, at } = step
  if (!(await changesOf(tx, row)).length) return refuse('flag.unchanged')
  await changeTicket(tx, row.id, { status, mended_at: at })
  await announce(call, row, { actor: 'owner', actor_id: viewer.id, action: 'mend', body: input.note, status, at })
  return flagAnswer(call, row.id)
})

/** A fresh jury hears it for seven days; until then the first decision stands. */
export const appeal = command(flags.appeal, async (call) => {
  const { input, viewer, tx } = call
  const known = await ticketById(tx, input.id)
  // Race: the item is locked, so that nobody flags it for the same meanwhile.
  if (known?.stamp_item_id) await lock(tx, 'stamp_items', [known.stamp_item_id])
  const found = await lockTicket(call, input.id)
  if (!found || (found.role !== 'owner' && found.role !== 'flagger')) return refuse('flag.not_found')
  const { row, role } = found
  const [status, at] = [movedTo(row, 'appeal', role), await call.clock()]
  if (!status || !row.field || !row.decided_at || !mayAppeal(row.decided_at, row.round, at)) return refuse('flag.state')
  // Its owner's account is erased: nothing is left to judge.
  if (!row.stamp_item_id) return refuse('flag.state')
  const first_verdict = row.status === 'accepted' ? ('accepted' as const) : ('rejected' as const)
  const anew = { decided_by: null, decided_at: null, decision: '', referred_at: null }
  await changeTicket(tx, row.id, { status, ...anew, round: 2, first_verdict, first_decided_at: row.decided_at, due_at: after(at, VOTING_DAYS) })
  await announce(call, row, { actor: role, actor_id: viewer.id, action: 'appeal', body: input.note, status, at })
  return flagAnswer(call, row.id)
})
