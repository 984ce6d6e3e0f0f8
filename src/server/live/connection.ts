import type { Socket } from 'socket.io'

/** The transport of one socket, as far as the library shows it: its events, and the TCP socket of the request that opened it. */
export interface Connection {
  /** Too much waits for it to be sent. */
  isBehind(): boolean
  cut(): void
  readonly closed: boolean
}

/** Backpressure: packets wait in the library until the websocket takes them; a whole batch that it has taken waits in the TCP socket, as bytes. */
const MOST_UNREAD = { packets: 200, bytes: 2_000_000 }

/** A client that does not read would be remembered without end: it is cut off, and reads again by HTTP when it comes back. */
export function connectionOf({ conn, request }: Socket): Connection {
  const line = request.socket
  let packets = 0
  conn.on('packetCreate', () => packets++)
  conn.on('drain', () => {
    packets = 0
  })
  return {
    isBehind: () => packets > MOST_UNREAD.packets || line.writableLength > MOST_UNREAD.bytes,
    cut: () => line.destroy(),
    get closed() {
      return line.destroyed
    },
  }
}

const FAREWELL = 1_000
/** Whoever does not answer our goodbye is cut off: nobody keeps the process from ending. */
export async function farewell(connections: readonly Connection[]) {
  for (let waited = 0; waited < FAREWELL && connections.some(({ closed }) => !closed); waited += 50) await new Promise((done) => setTimeout(done, 50))
  for (const connection of connections) if (!connection.closed) connection.cut()
}
