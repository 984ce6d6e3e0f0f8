import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { calls } from '../../contract.ts'
import { SILENT_AFTER_MS } from '../../rules.ts'
import { type HeldCall, holdCall } from '../held.ts'
import { keepHere, keepJoin } from '../queries.ts'
import { tellChanged } from '../settle.ts'
import { ownView } from '../view.ts'

/** The call is held by another device of the same member, which is still there. */
const isElsewhere = ({ own, row }: HeldCall, device_id: string) =>
  own.device_id !== device_id && own.seen_at !== null && row.now.getTime() - own.seen_at.getTime() < SILENT_AFTER_MS

export const join = command(calls.join, async (call) => {
  const { tx, viewer, emit, input } = call
  const held = await holdCall(tx, viewer.id, input.id)
  if (refused(held)) return held
  if (held.own.status !== 'accepted') return refuse('calls.over')
  if (!input.takes_over && isElsewhere(held, input.device_id)) return refuse('calls.elsewhere')
  await keepJoin(tx, held.row.id, viewer.id, input.device_id)
  tellChanged(emit, held.row, held.members)
  return { call: await ownView(call, tx, held.row.id) }
})

export const here = command(calls.here, async ({ tx, viewer, input }) => {
  const held = await holdCall(tx, viewer.id, input.id)
  if (refused(held)) return held
  if (held.own.status !== 'accepted') return refuse('calls.over')
  if (held.own.device_id !== input.device_id) return refuse('calls.elsewhere')
  await keepHere(tx, held.row.id, viewer.id)
  return { done: true as const }
})
