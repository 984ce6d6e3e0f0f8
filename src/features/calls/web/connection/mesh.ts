import type { CallMember } from '../../shapes.ts'
import { type LocalTracks, openPeer, type Peer, type PeerParts, type PeerState, type SaidSignal } from './peer.ts'

export interface HeardSignal extends SaidSignal {
  readonly from_id: string
  readonly from_epoch: number
}
export interface MeshParts extends Pick<PeerParts, 'ice_servers' | 'relay_only'> {
  readonly seat: number
  readonly tracks: () => LocalTracks
  readonly say: (to: { readonly id: string; readonly epoch: number }, signal: SaidSignal) => void
  readonly onState: (member: string, state: PeerState) => void
  readonly onTrack: (member: string, track: MediaStreamTrack) => void
  readonly onMessage: (member: string, text: string) => void
  readonly onOpen: (member: string) => void
  readonly onGone: (member: string) => void
  /** Somebody has come in, and the call was not read since. */
  readonly onEarly: () => void
}
interface Held {
  readonly peer: Peer
  readonly epoch: number
}
/** Bits a second of a picture: for two, and each when there are more. */
const PICTURE_BITS = { two: 1_200_000, more: 500_000 } as const
/** Said by somebody of whom this page has not read yet that they came in. */
const MOST_EARLY = 200

/** A connection with each of the others: up to three. */
export function openMesh(parts: MeshParts) {
  const peers = new Map<string, Held>()
  /** The newest coming in that was seen of each: nobody comes in twice with one number. */
  const known = new Map<string, number>()
  let early: HeardSignal[] = []
  const drop = (id: string) => {
    peers.get(id)?.peer.close()
    peers.delete(id)
    parts.onGone(id)
  }
  const add = (member: CallMember) => {
    peers.set(member.user_id, { peer: peerFor(parts, member, limit), epoch: member.epoch })
    parts.onState(member.user_id, 'connecting')
  }
  const all = (act: (peer: Peer) => void) => {
    for (const { peer } of peers.values()) act(peer)
  }
  const limit = () => all((peer) => peer.limit(peers.size > 1 ? PICTURE_BITS.more : PICTURE_BITS.two))
  const hear = (signal: HeardSignal) => {
    const held = peers.get(signal.from_id)
    if (held && held.epoch === signal.from_epoch) return void held.peer.hear(signal)
    if ((known.get(signal.from_id) ?? 0) >= signal.from_epoch) return
    early = [...early, signal].slice(-MOST_EARLY)
    parts.onEarly()
  }
  return {
    /** The call stands so: whoever came in, came in anew or left. */
    sync(members: readonly CallMember[]) {
      for (const one of members) {
        const before = known.get(one.user_id) ?? 0
        const is_there = one.status === 'accepted' && one.epoch > 0
        // Answers overtake each other: an older one would take a connection down that the other side still has.
        if (one.is_own || one.epoch < before) continue
        if (peers.has(one.user_id) && (!is_there || one.epoch > before)) drop(one.user_id)
        if (is_there && one.epoch > before) add(one)
        known.set(one.user_id, one.epoch)
      }
      // What still is too early is kept without asking again: the answer just read was the newest.
      for (const signal of early.splice(0)) {
        if ((known.get(signal.from_id) ?? 0) < signal.from_epoch) early.push(signal)
        else hear(signal)
      }
    },
    hear,
    send: (tracks: LocalTracks) => all((peer) => peer.send(tracks)),
    tell: (text: string) => all((peer) => peer.tell(text)),
    tellOne: (id: string, text: string) => peers.get(id)?.peer.tell(text),
    restart: () => all((peer) => peer.restart()),
    loudness: (id: string) => peers.get(id)?.peer.loudness() ?? 0,
    close: () => {
      for (const id of [...peers.keys()]) drop(id)
    },
  }
}

function peerFor(parts: MeshParts, { user_id, epoch, seat }: CallMember, connected: () => void): Peer {
  const to = { id: user_id as string, epoch }
  return openPeer({
    polite: parts.seat > seat,
    ...{ ice_servers: parts.ice_servers, relay_only: parts.relay_only, tracks: parts.tracks() },
    say: (signal) => parts.say(to, signal),
    onState: (state) => {
      parts.onState(to.id, state)
      if (state === 'on') connected()
    },
    onTrack: (track) => parts.onTrack(to.id, track),
    onMessage: (text) => parts.onMessage(to.id, text),
    onOpen: () => parts.onOpen(to.id),
  })
}
export type Mesh = ReturnType<typeof openMesh>
