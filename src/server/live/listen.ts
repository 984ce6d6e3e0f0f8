import type { Socket } from 'socket.io'
import type { Db } from '../db/db.ts'
import { isUnavailable } from '../http/is-unavailable.ts'
import type { Viewer } from '../operations/requester.ts'
import type { MayListen } from '../operations/slice.ts'
import type { RecentTopics } from './recent.ts'
import type { Failed } from './register.ts'

export interface ListenParts {
  readonly socket: Socket
  readonly viewer: Viewer
  /** Rooms that the socket never leaves. */
  readonly own: readonly string[]
  readonly db: Db
  readonly subjects: Readonly<Record<string, MayListen>>
  readonly recent: RecentTopics
  readonly failed: Failed
}
interface Asked {
  readonly names: readonly string[]
  /** Milliseconds since the oldest answer on the screen came; whoever does not say it has no answers to renew. */
  readonly age: number | undefined
  readonly answer: (allowed: readonly string[]) => void
}

const PER_SOCKET = 100
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 15_000

/**
 * One `listen` request at a time per socket; of the requests that arrive meanwhile only the newest is kept, because each names the whole screen. When
 * the database is unavailable it is retried here: hundreds of pages retrying at once would not help.
 */
export function listening(parts: ListenParts) {
  const { socket, failed } = parts
  let newest: Asked | undefined
  let working = false
  const take = () => {
    const asked = newest
    newest = undefined
    return asked
  }
  const work = async () => {
    let pause = FIRST_PAUSE
    try {
      for (let asked = take(); asked && socket.connected; asked = take()) {
        const busy = await attempt(asked)
        pause = busy ? Math.min(2 * pause, LONGEST_PAUSE) : FIRST_PAUSE
        if (busy) await new Promise((done) => setTimeout(done, (pause / 2) * (0.5 + Math.random())).unref())
      }
    } finally {
      working = false
    }
  }
  const attempt = async (asked: Asked) => {
    try {
      asked.answer(await listen(asked, parts))
      return false
    } catch (fault) {
      if (!isUnavailable(fault)) throw fault
      failed(fault, 'socket listen')
      if (newest) asked.answer([])
      newest ??= asked
      return true
    }
  }
  return async (names: unknown, ...more: readonly unknown[]) => {
    const [age, answer] = [more.find((one): one is number => typeof one === 'number' && one >= 0), more.at(-1)]
    newest?.answer([])
    newest = {
      names: namesIn(names),
      age,
      answer: typeof answer === 'function' ? (allowed) => answer(allowed) : () => {},
    }
    if (working) return
    working = true
    // Race: `working` is reset inside `work`, not by a `finally` on its promise; a request in between would wait forever.
    await work()
  }
}

const namesIn = (given: unknown) => (Array.isArray(given) ? [...new Set(given.slice(0, PER_SOCKET).filter((name) => typeof name === 'string'))] : [])

async function listen({ names, age }: Asked, { socket, viewer, own, db, subjects, recent }: ListenParts) {
  const allowed = await allowedOf(names, viewer, db, subjects)
  for (const room of socket.rooms) if (!own.includes(room) && !allowed.includes(room)) void socket.leave(room)
  const joined = allowed.filter((name) => !socket.rooms.has(name))
  await socket.join([...allowed])
  // Told between the page's answers and now: nobody was there to hear it.
  const missed = age === undefined ? [] : joined.filter((name) => recent.isOlder(name, age))
  if (missed.length) socket.emit('touched', { name: 'missed', touches: missed, shows: null })
  return allowed
}

/** One query per kind of name, one after the other: a socket uses at most one database connection. */
async function allowedOf(names: readonly string[], viewer: Viewer, db: Db, subjects: ListenParts['subjects']): Promise<readonly string[]> {
  const kinds = new Map<string, string[]>()
  for (const name of names) {
    const [, kind, id] = /^([a-z_ ]{1,40}):([\w-]{1,60})$/.exec(name) ?? []
    if (kind && id && Object.hasOwn(subjects, kind)) kinds.set(kind, [...(kinds.get(kind) ?? []), id])
  }
  const allowed = new Set<string>()
  for (const [kind, ids] of kinds) for (const id of await subjects[kind]!(db, viewer, ids)) allowed.add(`${kind}:${id}`)
  return names.filter((name) => allowed.has(name))
}
