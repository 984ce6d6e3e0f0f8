import { beforeEach } from 'vitest'
import { network } from '#features/network/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import { calls } from '../contract.ts'
import type { CallId } from '../shapes.ts'

export const PHONE = '0190c0de-0000-7000-8000-000000000001'
export const LAPTOP = '0190c0de-0000-7000-8000-000000000002'
export const BENS = '0190c0de-0000-7000-8000-0000000000b1'

/** Before each test nobody is called, and ann's plan has calls; ben and cleo have the free one and follow her, so she may call both. */
export const useQuiet = (world: World) =>
  beforeEach(async () => {
    await world.settle()
    for (const table of ['calls', 'conversations', 'follows', 'blocks', 'mutes', 'notifications']) await world.pool.query(`delete from ${table}`)
    await world.pool.query("update members set plan = case username when 'ann' then 'basic' else 'free' end where username in ('ann', 'ben', 'cleo')")
    for (const who of [world.ben, world.cleo]) await who.gets(network.follow, { id: world.ann.id })
  })

type Begun = Partial<GivenOf<typeof calls.begin>>
export const ring = (who: Actor, whom: Actor, more: Begun = {}) =>
  who.ask(calls.begin, { user_id: whom.id, call_type: 'video', device_id: LAPTOP, ...more })
export const accept = (who: Actor, id: CallId, device_id = BENS) => who.ask(calls.accept, { id, device_id })
export const shown = async (who: Actor, id: CallId) => (await who.gets(calls.show, { id })).call
export const log = async (who: Actor) =>
  (await who.gets(calls.list, {})).calls.data.map(({ type, status, callType, receiver_id }) => ({ type, status, callType, receiver_id }))

/** ann and ben are in a call, each with a device that has come in. */
export async function talking({ ann, ben }: Pick<World, 'ann' | 'ben'>): Promise<CallId> {
  const { call } = (await ring(ann, ben)).result
  await accept(ben, call.id)
  await ann.gets(calls.join, { id: call.id, device_id: LAPTOP })
  await ben.gets(calls.join, { id: call.id, device_id: BENS })
  return call.id
}
/** As if this much time had passed since it began to ring. */
export const later = ({ pool }: World, id: CallId, seconds: number) =>
  pool.query(
    `update call_members set rings_until = rings_until - make_interval(secs => $2), invited_at = invited_at - make_interval(secs => $2)
      where call_id = $1`,
    [id, seconds],
  )
