import type { Server, Socket } from 'socket.io'

/** Told of what a handler has thrown; it must not throw itself. */
export type Failed = (fault: unknown, name: string) => void
type Handler = (...given: unknown[]) => unknown

/**
 * The only place where a socket is given a handler (`npm run check` refuses another): whatever it throws or rejects is told, and ends the socket.
 * An unhandled rejection would end the process, for everybody.
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

/** Who may come in: `enter` answers nothing, or why not. What it cannot find out is `server.busy`, and the page tries again later. */
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

/** More messages than this in a second end the socket. */
export function limitMessages(socket: Socket, per_second: number) {
  let spent = 0
  const refill = setInterval(() => {
    spent = 0
  }, 1_000).unref()
  socket.use((_, next) => (++spent > per_second ? void socket.disconnect(true) : next()))
  socket.on('disconnect', () => clearInterval(refill))
}
