import type { Server, Socket } from 'socket.io'

/** Reports a handler's error; it must not throw. */
export type Failed = (fault: unknown, name: string) => void
type Handler = (...given: unknown[]) => unknown

/**
 * The only way to add a socket handler (`npm run check` refuses others): an error or rejection is reported and disconnects the socket, because an
 * unhandled rejection would end the process for all members.
 */
export function register(socket: Socket, name: string, handle: Handler, failed: Failed) {
  socket.on(name, async (...given: unknown[]) => {
    try {
      await handle(...given)
    } catch (fault) {
      failed(fault, `socket ${name}`)
      socket.disconnect(true)
    }
  })
}

/** Handshake: `enter` returns undefined or the reason of a refusal. An error becomes `server.busy`, and the page retries later. */
export function registerEntrance(io: Server, enter: (socket: Socket) => Promise<string | undefined>, failed: Failed) {
  io.use(async (socket, next) => {
    try {
      const refused = await enter(socket)
      next(refused === undefined ? undefined : new Error(refused))
    } catch (fault) {
      failed(fault, 'socket entrance')
      next(new Error('server.busy'))
    }
  })
}

export function registerWelcome(io: Server, welcome: (socket: Socket) => void, failed: Failed) {
  io.on('connection', (socket) => {
    try {
      welcome(socket)
    } catch (fault) {
      failed(fault, 'socket welcome')
      socket.disconnect(true)
    }
  })
}

/** Rate limit: more messages per second disconnect the socket. */
export function limitMessages(socket: Socket, per_second: number) {
  let spent = 0
  const refill = setInterval(() => {
    spent = 0
  }, 1_000).unref()
  socket.use((_, next) => (++spent > per_second ? void socket.disconnect(true) : next()))
  socket.on('disconnect', () => clearInterval(refill))
}
