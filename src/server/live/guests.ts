import type { IncomingMessage } from 'node:http'

export interface GuestLimits {
  /** Connections per IPv4 address, or per /64 of IPv6. */
  readonly per_peer: number
  readonly in_all: number
}
interface Guests {
  /** Takes a place until the connection closes; false when none is free. */
  enter(request: IncomingMessage): boolean
  /** A member has a limit of their own: their connection gives its place back. */
  leave(request: IncomingMessage): void
}

/** Connection limit for guests, counted from the upgrade request on; a client is a guest until its session is known. */
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
