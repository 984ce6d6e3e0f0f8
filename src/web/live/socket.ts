import { io } from 'socket.io-client'
import type { QueryClient } from '../query/client.ts'

export interface SocketHandlers {
  /** Connected, for the first time or again. */
  readonly up: () => void
  /** `ended`: the server disconnected on purpose, so there is no automatic reconnect. */
  readonly down: (ended: boolean) => void
  readonly refused: (why: string) => void
  readonly told: (facts: unknown) => void
}
export interface LiveSocket {
  readonly connected: boolean
  open(): void
  /** Says what is on the screen, and how old its oldest answer is: what was told meanwhile is told then. */
  listen(topics: readonly string[], store: QueryClient): void
}

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 5_000
/** For so long the server remembers what it has told. */
const REMEMBERED_MS = 60_000

/** Socket.IO client, loaded when the page is idle. Reconnects with randomized exponential backoff; offline it waits for the network. */
export function openSocket(handlers: SocketHandlers): LiveSocket {
  let listened = false
  const socket = io({
    path: '/live',
    transports: ['websocket'],
    reconnectionDelay: FIRST_PAUSE,
    reconnectionDelayMax: LONGEST_PAUSE,
    autoConnect: navigator.onLine,
  })
  socket.on('connect', handlers.up)
  socket.on('disconnect', (reason) => handlers.down(reason === 'io server disconnect'))
  // The library reconnects only without an answer, not after a refusal.
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return
    handlers.refused(message)
    if (message !== OVER && message !== LOOKED_AT) setTimeout(() => socket.connect(), LONGEST_PAUSE * (0.5 + Math.random()))
  })
  socket.on('touched', handlers.told)
  sayStirring(() => socket.connected && socket.volatile.emit('stirred'))
  addEventListener('offline', () => socket.disconnect())
  addEventListener('online', () => socket.connect())
  return {
    get connected() {
      return socket.connected
    },
    open: () => void socket.connect(),
    listen: (topics, store) => {
      const age = ageOf(store, !listened)
      // Nobody knows any more what was told since so old a page was drawn.
      if (!listened && age > REMEMBERED_MS) void store.invalidateQueries()
      socket.emit('listen', topics, age)
      listened = true
    },
  }
}

/** Answers of the server's page were made after the navigation began, and stand in the cache since the page runs. */
function ageOf(store: QueryClient, first: boolean): number {
  const shown = store.getQueryCache().findAll({ type: 'active' })
  const oldest = Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
  return Math.round(Math.max(first ? performance.now() : 0, Date.now() - oldest))
}

const STIRRED_MS = 30_000
/** Signs of life, a few in a minute at most: by them others see whether somebody is there or away. */
function sayStirring(say: () => void) {
  let last = performance.now()
  const stir = () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < STIRRED_MS) return
    last = performance.now()
    say()
  }
  for (const sign of ['pointerdown', 'keydown', 'scroll', 'focus']) addEventListener(sign, stir, { passive: true, capture: true })
  document.addEventListener('visibilitychange', stir)
}

/** Reason of a refusal after which the client does not reconnect. */
export const OVER = 'session.over'
/** An administrator looks as this member: nothing is heard live. */
const LOOKED_AT = 'view.read_only'
