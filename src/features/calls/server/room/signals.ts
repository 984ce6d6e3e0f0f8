import { refuse, refused } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { calls, signalled } from '../../contract.ts'
import { holdCall } from '../held.ts'
import { findCall, membersOf } from '../queries.ts'
import { keepSignals, signalsTo } from './queries-signals.ts'

/** From the device that is in the call to the device that is in it, and to nobody with a block between. */
export const signal = command(calls.signal, async ({ tx, viewer, emit, input }) => {
  const { id, to_id, epoch, to_epoch, signals: given } = input
  const held = await holdCall(tx, viewer.id, id)
  if (refused(held)) return held
  if (held.own.status !== 'accepted') return refuse('calls.over')
  if (held.own.epoch !== epoch) return refuse('calls.elsewhere')
  const other = held.members.find(({ member_id }) => member_id === to_id && member_id !== viewer.id)
  if (other?.status !== 'accepted' || other.is_blocked || other.epoch !== to_epoch) return refuse('calls.not_there')
  const sent = { call_id: id, from_id: viewer.id, to_id, from_epoch: epoch, to_epoch, signals: given }
  if (!(await keepSignals(tx, sent))) return refuse('calls.too_many_signals')
  emit(signalled, { call_id: held.row.id, to_id: other.member_id })
  return { done: true as const }
})

export const signals = query(calls.signals, async ({ db, viewer, input }) => {
  const row = await findCall(db, viewer.id, input.id)
  if (!row) return refuse('calls.not_found')
  const own = (await membersOf(db, viewer.id, input.id)).find(({ member_id }) => member_id === viewer.id)
  if (row.ended_at || own?.status !== 'accepted') return refuse('calls.over')
  if (own.epoch !== input.epoch) return refuse('calls.elsewhere')
  return { signals: await signalsTo(db, input.id, viewer.id, input.epoch, input.after), viewer_id: viewer.id }
})
