import { useEffect, useState, useSyncExternalStore } from 'react'
import { hear } from '#web/live/subscriptions.ts'
import { useQueryClient, useQueryState } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { calls } from '../../../contract.ts'
import type { CallAnswer } from '../../call-answer.ts'
import { type CallRoom, openRoom } from '../../connection/room.ts'
import type { RoomView } from '../../connection/room-store.ts'
import { deviceId } from '../../device-id.ts'
import { othersOf } from '../../use-call-name.ts'
import type { Ready } from '../before/BeforeJoin.tsx'

export interface RoomParts {
  call: CallAnswer
  ready: Ready
  takes_over: boolean
  onLeft: (how: 'elsewhere' | 'over') => void
}

/** The socket tells at once; what it tells between an answer and the subscription to it is not heard, so the call is looked at as well. */
const RINGS_MS = 2_000
const RUNS_MS = 10_000
/** After everything: the answer is empty, and names what the socket is to tell of. */
const NOTHING_MORE = Number.MAX_SAFE_INTEGER

/** Opens the room once, tells it how the call stands, and closes it with the screen. */
export function useRoom({ call, ready, takes_over, onLeft }: RoomParts): { room: CallRoom; view: RoomView } {
  const client = useQueryClient()
  const { ask } = client
  const { id } = call
  const [room] = useState(() => openRoom({ ask, id, device_id: deviceId(), ...ready, takes_over }))
  const view = useSyncExternalStore(room.watch, room.get)
  const epoch = call.own.epoch
  useQueryState({ op: calls.signals, input: { id, epoch: Math.max(1, epoch), after: NOTHING_MORE } }, epoch > 0 && view.phase === 'live')
  useEffect(() => room.update(call), [call])
  const rings = !othersOf(call).some(({ status }) => status === 'accepted')
  useEffect(() => {
    const clock = setInterval(() => void client.invalidateQueries({ queryKey: keyOf({ op: calls.show, input: { id } }) }), rings ? RINGS_MS : RUNS_MS)
    return () => clearInterval(clock)
  }, [id, rings])
  useEffect(() => hear(`signals of member:${call.own.user_id}`, room.read), [call.own.user_id])
  useEffect(() => {
    if (view.phase === 'elsewhere' || view.phase === 'over') onLeft(view.phase)
  }, [view.phase])
  useEffect(() => room.close, [])
  return { room, view }
}
