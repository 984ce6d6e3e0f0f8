import { calls } from '#features/calls/contract.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { agoBy, hasCalled, markCalls } from './calls-queries.ts'

/** The name of this part among what is filled. */
export const DEMO_CALLS = 'demo-calls'

interface DemoCall {
  readonly by: string
  readonly to: string
  readonly call_type: 'audio' | 'video'
  readonly hours_ago: number
  /** Nobody answered when there are none. */
  readonly minutes?: number
}
/** Between members who write to each other, the oldest first. */
const CALLS: readonly DemoCall[] = [
  { by: 'ann', to: 'olivier_tassin', call_type: 'video', hours_ago: 50, minutes: 23 },
  { by: 'ben', to: 'ann', call_type: 'audio', hours_ago: 27, minutes: 12 },
  { by: 'olivier_tassin', to: 'ann', call_type: 'audio', hours_ago: 3 },
]

/** Calls of the demo members. One that is there from an interrupted start is not made twice. */
export async function phone({ pool, product }: DemoParts, people: People): Promise<void> {
  for (const one of CALLS) {
    const [by, to] = [people.get(one.by), people.get(one.to)]
    if (by && to && !(await hasCalled(pool, by.id, to.id))) await ring(pool, one, by, to)
  }
  await product.relay.drain()
  await markCalls(pool, DEMO_CALLS)
}

async function ring(pool: DemoParts['pool'], { call_type, hours_ago, minutes }: DemoCall, by: DemoActor, to: DemoActor) {
  const device_id = crypto.randomUUID()
  const { call } = await by.does(calls.begin, { user_id: to.id, call_type, device_id })
  if (minutes) await to.does(calls.accept, { id: call.id, device_id })
  await by.does(minutes ? calls.end : calls.abort, { id: call.id })
  await agoBy(pool, call.id, hours_ago, minutes ?? 0)
}
