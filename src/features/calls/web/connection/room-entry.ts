import { refused } from '#kernel/refusal.ts'
import { call } from '#web/query/api-client.ts'
import type { QueryClient } from '#web/query/client.ts'
import { calls } from '../../contract.ts'
import type { CallAnswer } from '../call-answer.ts'
import { type Mesh, type MeshParts, openMesh } from './mesh.ts'
import type { RoomStore } from './room-store.ts'
import { openLine } from './signal-line.ts'

export interface EntryParts extends Pick<MeshParts, 'tracks' | 'onMessage' | 'relay_only'> {
  readonly ask: QueryClient['ask']
  readonly id: CallAnswer['id']
  readonly device_id: string
  readonly store: RoomStore
  readonly onOpen: (member: string, mesh: Mesh) => void
  readonly ended: (phase: 'elsewhere' | 'over') => void
}
export interface Entry {
  readonly mesh: () => Mesh | undefined
  enter(takes_over: boolean): Promise<void>
  update(now: CallAnswer): void
  /** Asks at once for what the socket would tell. */
  look(): Promise<void>
  read(): void
  close(): void
}
/** After so long without a connection this device comes in anew. */
const REJOIN_AFTER_MS = 30_000
const RETRY_MS = 2_000

/** Comes into the call, and again when its connections do not come back: each time with a number by which the others know which connection is meant. */
export function roomEntry(parts: EntryParts): Entry {
  const { ask, id, device_id, store, ended } = parts
  let [mesh, line]: [Mesh?, Line?] = []
  let [is_open, epoch] = [true, 0]
  let rejoin: ReturnType<typeof setTimeout> | undefined
  const later = (ms: number, takes_over: boolean) => {
    rejoin = setTimeout(() => void enter(takes_over), ms)
  }
  const onState: MeshParts['onState'] = (member, state) => {
    store.person(member, { state })
    if (state === 'on') store.once()
    clearTimeout(rejoin)
    if (store.isBroken()) later(REJOIN_AFTER_MS, false)
  }
  async function look() {
    const answer = await call(ask, calls.show, { id }).catch(() => undefined)
    if (answer && !refused(answer)) update(answer.call)
  }
  async function enter(takes_over: boolean) {
    const relays = await call(ask, calls.turn, { id }).catch(() => undefined)
    const joined = await call(ask, calls.join, { id, device_id, takes_over }).catch(() => undefined)
    if (!is_open) return
    if (!joined) return later(RETRY_MS, takes_over)
    if (refused(joined)) return joined.refused.startsWith('calls.') ? ended(phaseOf(joined.refused)) : later(RETRY_MS, takes_over)
    mesh?.close()
    line?.close()
    ;[mesh, line] = connected(parts, joined.call, { onState, ice_servers: relays && !refused(relays) ? relays.ice_servers : [] }, () => void look())
    epoch = joined.call.own.epoch
    update(joined.call)
    store.phase('live')
  }
  function update(now: CallAnswer) {
    // An answer from before this device came in says nothing about it.
    if (!is_open || !mesh || (now.own.epoch < epoch && !now.ended_at)) return
    if (now.ended_at || now.own.status !== 'accepted') return ended('over')
    if (now.own.device_id !== device_id) return ended('elsewhere')
    mesh.sync(now.members)
  }
  return {
    ...{ mesh: () => mesh, enter, update, look, read: () => void line?.read() },
    close() {
      is_open = false
      clearTimeout(rejoin)
      mesh?.close()
      line?.close()
    },
  }
}
type Line = ReturnType<typeof openLine>
function connected(
  parts: EntryParts,
  { own, members }: CallAnswer,
  of: Pick<MeshParts, 'onState' | 'ice_servers'>,
  onStale: () => void,
): [Mesh, Line] {
  const { ask, id, store, tracks, relay_only, onMessage } = parts
  const mesh: Mesh = openMesh({
    ...{ ...of, seat: members.find(({ is_own }) => is_own)!.seat, tracks, relay_only, onMessage },
    say: (to, signal) => void line.say(to, signal),
    ...{ onTrack: store.track, onGone: store.gone, onEarly: onStale, onOpen: (member) => parts.onOpen(member, mesh) },
  })
  const line = openLine({ ask, call_id: id, epoch: own.epoch, onSignal: mesh.hear, onStale })
  return [mesh, line]
}
const phaseOf = (code: string) => (code === 'calls.elsewhere' ? 'elsewhere' : 'over')
