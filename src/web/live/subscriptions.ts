import { sessionOver } from '../browser/session-ended.ts'
import type { QueryClient } from '../query/hooks.ts'
import type { Site } from '../router/screen.ts'
import { SocketClient } from './socket-client.ts'

/** Something changed: what is called what, and what everybody may see of it. */
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

const JITTER_MS = 400

/** Names what is on the screen to the server, and asks again what it says has changed: at a random moment, for many are told at once. */
export function subscribe(store: QueryClient, site: Site) {
  let line: SocketClient | undefined
  let told = ''
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    timer = undefined
    const names = new Set(waiting)
    waiting.clear()
    void store.touched(names)
  }
  const touched = ({ touches }: Invalidation) => {
    for (const name of touches) waiting.add(name)
    if (timer === undefined) timer = setTimeout(refresh, Math.random() * JITTER_MS)
  }
  const name = (again = false) => {
    if (again) told = ''
    const subjects = store.subjects()
    const wanted = subjects.join(' ')
    if (wanted === told || !subjects.length) return
    line ??= connect(touched, (before) => {
      if (before) void store.invalidateQueries()
      name(true)
    })
    if (!line.up) return
    told = wanted
    line.say('listen', subjects)
  }
  let pending: ReturnType<typeof setTimeout> | undefined
  store.watch(() => {
    clearTimeout(pending)
    pending = setTimeout(name, 50)
  })
  if (site.signed_in) name()
}

function connect(touched: (what: Invalidation) => void, up: (before: boolean) => void): SocketClient {
  let before = false
  const line = new SocketClient({
    up: () => {
      set('on')
      up(before)
      before = true
    },
    down: (ended) => {
      set('lost')
      // The server ended it: the session is over, or the house restarts. Whoever is still signed in comes back.
      if (ended) setTimeout(() => void returnOrLeave(line), 300)
    },
    // Over before it was ever heard of: between the page and its line somebody signed out.
    refused: (why) => why === 'session.over' && sessionOver(),
    told: (name, facts) => name === 'touched' && touched(facts as Invalidation),
  })
  return line
}

/** Thrown out? Then the page says so at once. */
async function returnOrLeave(line: SocketClient) {
  const response = await fetch('/api/users/me').catch(() => undefined)
  if (response?.status === 401) sessionOver()
  else void line.open()
}
