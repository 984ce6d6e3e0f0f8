import type { IncomingMessage } from 'node:http'

export interface GuestLimits {
  /** Of one IPv4 address, or one /64 of IPv6. */
  readonly per_peer: number
  readonly in_all: number
}
interface Guests {
  /** Takes a place for this connection, which is free again when it closes; false when there is none. */
  enter(request: IncomingMessage): boolean
  /** Somebody with an account has a limit of their own and needs no place here. */
  leave(request: IncomingMessage): void
}

/** Whoever has not shown an account yet is a guest: counted from the first byte, not only once they have said hello. */
export function limitGuests({ per_peer, in_all }: GuestLimits, peerOf: (request: IncomingMessage) => string): Guests {
  const counts = new Map<string, number>()
  const held = new Map<IncomingMessage, string>()
  const leave = (request: IncomingMessage) => {
    const peer = held.get(request)
    if (peer === undefined) return
    held.delete(request)
    const left = counts.get(peer)! - 1
    if (left) counts.set(peer, left)
    else counts.delete(peer)
  }
  return {
    enter(request) {
      const peer = peerOf(request)
      const count = counts.get(peer) ?? 0
      if (count >= per_peer || held.size >= in_all) return false
      counts.set(peer, count + 1)
      held.set(request, peer)
      request.socket.once('close', () => leave(request))
      return true
    },
    leave,
  }
}
