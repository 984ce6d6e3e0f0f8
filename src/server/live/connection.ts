import type { Socket } from 'socket.io'

/** The transport of one socket: Engine.IO's events and the TCP socket of its upgrade request. */
export interface Connection {
  /** True when too much output waits to be sent, as at the question before, and nothing has been sent since: a burst alone is no reason. */
  isStuck(): boolean
  cut(): void
  readonly closed: boolean
}

/** Backpressure: packets wait in Engine.IO until the websocket accepts them; then they wait as bytes in the TCP socket. */
const MOST_UNREAD = { packets: 200, bytes: 2_000_000 }

/** A client that does not read would fill our memory: it is disconnected, and reads again by HTTP when it reconnects. */
export function connectionOf({ conn, request }: Socket): Connection {
  const line = request.socket
  let [packets, was_behind] = [0, false]
  conn.on('packetCreate', () => packets++)
  conn.on('drain', () => {
    ;[packets, was_behind] = [0, false]
  })
  const isBehind = () => packets > MOST_UNREAD.packets || line.writableLength > MOST_UNREAD.bytes
  return {
    isStuck() {
      const before = was_behind
      was_behind = isBehind()
      return was_behind && before
    },
    cut: () => line.destroy(),
    get closed() {
      return line.destroyed
    },
  }
}

const FAREWELL = 1_000
/** Graceful shutdown: clients that do not close in time are cut off, so that the process can end. */
export async function farewell(connections: readonly Connection[]) {
  for (let waited = 0; waited < FAREWELL && connections.some(({ closed }) => !closed); waited += 50) await new Promise((done) => setTimeout(done, 50))
  for (const connection of connections) if (!connection.closed) connection.cut()
}
