import { areKnown, talkBetween } from '#features/chat/server/public.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type CallId, calls } from '../contract.ts'
import { freeSeat, MOST_IN_VAIN, mayRing, RING_MS } from '../rules.ts'
import { holdCall, seatedIn } from './held.ts'
import { findRinging, isEngaged, keepRing, makeCall, membersOf } from './queries.ts'
import { tellChanged } from './settle.ts'
import { ownView } from './view.ts'

type Unringable = Refusal<'calls.no_member' | 'calls.not_known' | 'calls.too_many' | 'calls.busy'>

/** Whether it may ring for them, and whether they hear it; under the locks of both members, so that nobody is called twice at once. */
async function ringing(tx: Tx, me: MemberId, other: MemberId, seated: readonly string[]): Promise<{ is_silent: boolean } | Unringable> {
  const facts = await findRinging(tx, me, other, seated, MOST_IN_VAIN)
  if (!facts) return refuse('calls.no_member')
  const { is_open, follows_back, is_heard } = await talkBetween(tx, me, other)
  const is_known = !is_open && (await areKnown(tx, me, other, follows_back))
  const may = mayRing({ is_talking: is_open, is_known, ...facts })
  return may === 'ring' ? { is_silent: !is_heard } : refuse(`calls.${may}`)
}

export const begin = command(calls.begin, async (call) => {
  const { tx, viewer, emit, input } = call
  if (input.user_id === viewer.id) return refuse('calls.self')
  await lock(tx, 'members', [viewer.id, input.user_id])
  if (await isEngaged(tx, viewer.id)) return refuse('calls.engaged')
  const ring = await ringing(tx, viewer.id, input.user_id, [viewer.id])
  if (refused(ring)) return ring
  const id = await makeCall(tx, viewer.id, input.call_type, input.device_id)
  await keepRing(tx, { call_id: id, member_id: input.user_id, invited_by: viewer.id, seat: 1, ...ring }, RING_MS)
  tellChanged(emit, { id }, await membersOf(tx, viewer.id, id))
  return { call: await ownView(call, tx, id) }
})

export const invite = command(calls.invite, async (call) => {
  const { tx, viewer, emit, input } = call
  await lock(tx, 'members', [viewer.id, input.user_id])
  const held = await holdCall(tx, viewer.id, input.id)
  if (refused(held)) return held
  if (held.own.status !== 'accepted') return refuse('calls.over')
  if (input.user_id === viewer.id) return refuse('calls.self')
  const seated = seatedIn(held.members)
  if (seated.some(({ member_id }) => member_id === input.user_id)) return refuse('calls.busy')
  const seat = freeSeat(held.members)
  if (seat === undefined) return refuse('calls.full')
  const ring = await ringing(tx, viewer.id, input.user_id, ids(seated))
  if (refused(ring)) return ring
  await keepRing(tx, { call_id: input.id as CallId, member_id: input.user_id, invited_by: viewer.id, seat, ...ring }, RING_MS)
  tellChanged(emit, held.row, [...held.members, { member_id: input.user_id, ...ring }])
  return { call: await ownView(call, tx, input.id) }
})
const ids = (members: readonly { readonly member_id: string }[]) => members.map(({ member_id }) => member_id)
