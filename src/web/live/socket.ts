import { io } from 'socket.io-client'

/** What is heard on the socket. */
export interface SocketHandlers {
  /** It is up: for the first time, or again. */
  readonly up: () => void
  /** `ended`: by the server and on purpose; then it does not come back by itself. */
  readonly down: (ended: boolean) => void
  readonly refused: (why: string) => void
  readonly told: (facts: unknown) => void
}
export interface LiveSocket {
  readonly connected: boolean
  open(): void
  listen(topics: readonly string[]): void
}

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 5_000

/** The Socket.IO client. This file is only loaded when the page is idle. Lost, it reconnects by itself after a growing, randomised pause; without a network it waits for one. */
export function openSocket(handlers: SocketHandlers): LiveSocket {
  const socket = io({
    path: '/live',
    transports: ['websocket'],
    reconnectionDelay: FIRST_PAUSE,
    reconnectionDelayMax: LONGEST_PAUSE,
    autoConnect: navigator.onLine,
  })
  socket.on('connect', handlers.up)
  socket.on('disconnect', (reason) => handlers.down(reason === 'io server disconnect'))
  // Refused by the server: the library tries again by itself only where no answer came.
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return
    handlers.refused(message)
    if (message !== OVER) setTimeout(() => socket.connect(), LONGEST_PAUSE * (0.5 + Math.random()))
  })
  socket.on('touched', handlers.told)
  addEventListener('offline', () => socket.disconnect())
  addEventListener('online', () => socket.connect())
  return {
    get connected() {
      return socket.connected
    },
    open: () => void socket.connect(),
    listen: (topics) => void socket.emit('listen', topics),
  }
}

/** Why nobody comes back. */
export const OVER = 'session.over'
