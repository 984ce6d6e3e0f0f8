import type { Socket } from 'socket.io-client'
import type { Store } from './data.ts'
import { sessionOver } from './session.ts'
import type { Site } from './site.ts'

/** Something changed: what is called what, and what everybody may see of it. */
export interface Touched {
  readonly name: string
  readonly touches: readonly string[]
  readonly shows: Readonly<Record<string, unknown>> | null
}

export type LiveState = 'on' | 'off' | 'lost'
let state: LiveState = 'off'
const watchers = new Set<() => void>()
export const liveState = {
  get: () => state,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}
function set(next: LiveState) {
  state = next
  for (const watcher of watchers) watcher()
}

const JITTER_MS = 400

/** Names what is on the screen to the server, and asks again what it says has changed: at a random moment, for many are told at once. */
export function listen(store: Store, site: Site) {
  let socket: Socket | undefined
  let told = ''
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    timer = undefined
    const names = new Set(waiting)
    waiting.clear()
    void store.touched(names)
  }
  const touched = ({ touches }: Touched) => {
    for (const name of touches) waiting.add(name)
    if (timer === undefined) timer = setTimeout(refresh, Math.random() * JITTER_MS)
  }
  const name = async () => {
    const subjects = store.subjects()
    const wanted = subjects.join(' ')
    if (wanted === told || !subjects.length) return
    socket ??= await connect(touched, () => {
      told = ''
      void store.invalidateQueries()
      void name()
    })
    if (!socket.connected) return
    told = wanted
    socket.emit('listen', subjects)
  }
  let pending: ReturnType<typeof setTimeout> | undefined
  store.getQueryCache().subscribe(() => {
    clearTimeout(pending)
    pending = setTimeout(() => void name(), 50)
  })
  if (site.signed_in) void name()
}

async function connect(touched: (what: Touched) => void, again: () => void): Promise<Socket> {
  const { io } = await import('socket.io-client')
  const socket = io({ path: '/live', transports: ['websocket'] })
  let before = false
  socket.on('connect', () => {
    set('on')
    if (before) again()
    before = true
  })
  socket.on('disconnect', (reason) => {
    set('lost')
    // The server ended it: the session is over, or the house restarts. Whoever is still signed in comes back.
    if (reason === 'io server disconnect') setTimeout(() => void returnOrLeave(socket), 300)
  })
  // Over before it was ever heard of: between the page and its socket somebody signed out.
  socket.on('connect_error', ({ message }) => message === 'session.over' && sessionOver())
  socket.on('touched', touched)
  await new Promise<void>((done) => socket.once('connect', done))
  return socket
}

/** Thrown out? Then the page says so at once. */
async function returnOrLeave(socket: Socket) {
  const response = await fetch('/api/users/me').catch(() => undefined)
  if (response?.status === 401) sessionOver()
  else socket.connect()
}
