import { sessionOver } from '../browser/session-ended.ts'
import type { QueryClient } from '../query/client.ts'
import type { Site } from '../router/screen.ts'
import type { LiveSocket } from './socket.ts'

/** An event: its topics, and its public data. */
export interface Invalidation {
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

let unheard = false
/** Something was done here. Before the socket is open nobody tells this page what follows from it: then all is read once more when it opens. */
export function changedHere() {
  if (state !== 'on') unheard = true
}

type Shows = Readonly<Record<string, unknown>>
const hearers = new Map<string, Set<(shows: Shows) => void>>()
/** Calls back with an event's public values at once, before answers are loaded again. The topic must be one of an answer on the screen. */
export function hear(topic: string, hearer: (shows: Shows) => void): () => void {
  const all = hearers.get(topic) ?? new Set()
  hearers.set(topic, all.add(hearer))
  return () => void (all.delete(hearer) && !all.size && hearers.delete(topic))
}

const JITTER_MS = 400

/**
 * Subscribes to the topics of the screen and loads invalidated answers again. Thundering herd: after a random delay, because many clients receive the
 * event at once.
 */
export function subscribe(store: QueryClient, site: Site) {
  let socket: LiveSocket | undefined
  let [told, opening] = ['', false]
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    timer = undefined
    const names = new Set(waiting)
    waiting.clear()
    void store.touched(names)
  }
  const touched = ({ touches, shows }: Invalidation) => {
    for (const name of touches) {
      waiting.add(name)
      if (shows) for (const hearer of hearers.get(name) ?? []) hearer(shows)
    }
    if (timer === undefined) timer = setTimeout(refresh, Math.random() * JITTER_MS)
  }
  const up = (before: boolean) => {
    if (before || unheard) void store.invalidateQueries()
    unheard = false
    told = ''
    name()
  }
  const open = async () => {
    if (opening) return
    opening = true
    socket = await connect(touched, up).catch(() => undefined)
    // The script failed to load: the next change of topics tries again.
    opening = socket !== undefined
  }
  const name = () => {
    const subjects = store.subjects()
    const wanted = subjects.join(' ')
    if (wanted === told || !subjects.length) return
    if (!socket) return void open()
    if (!socket.connected) return
    told = wanted
    socket.listen(subjects, store)
  }
  let pending: ReturnType<typeof setTimeout> | undefined
  store.watch(() => {
    clearTimeout(pending)
    pending = setTimeout(name, 50)
  })
  if (site.signed_in) name()
}

/** Loaded when idle, so that no page waits for it. */
const idle = () =>
  new Promise<unknown>((done) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(done, { timeout: 2_000 }) : setTimeout(done, 200)))

async function connect(touched: (what: Invalidation) => void, up: (before: boolean) => void): Promise<LiveSocket> {
  await idle()
  const { openSocket, OVER } = await import('./socket.ts')
  let before = false
  const socket = openSocket({
    up: () => {
      set('on')
      up(before)
      before = true
    },
    down: (ended) => {
      set('lost')
      // Ended by the server (session over, or restart): logged-in members reconnect.
      if (ended) setTimeout(() => void returnOrLeave(socket), 300)
    },
    // The session ended between rendering the page and connecting.
    refused: (why) => why === OVER && sessionOver(),
    told: (facts) => touched(facts as Invalidation),
  })
  return socket
}

/** If the session is over, the page shows it at once; otherwise reconnects. */
async function returnOrLeave(socket: LiveSocket) {
  const response = await fetch('/api/users/me').catch(() => undefined)
  if (response?.status === 401) sessionOver()
  else socket.open()
}
