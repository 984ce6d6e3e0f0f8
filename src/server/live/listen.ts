import type { Socket } from 'socket.io'
import type { Db } from '../db/db.ts'
import { isUnavailable } from '../http/is-unavailable.ts'
import type { Viewer } from '../operations/requester.ts'
import type { MayListen } from '../operations/slice.ts'
import type { Failed } from './register.ts'

export interface ListenParts {
  readonly socket: Socket
  readonly viewer: Viewer
  /** The rooms it never leaves. */
  readonly own: readonly string[]
  readonly db: Db
  readonly subjects: Readonly<Record<string, MayListen>>
  readonly failed: Failed
}
interface Asked {
  readonly names: readonly string[]
  readonly answer: (allowed: readonly string[]) => void
}

const PER_SOCKET = 100
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 15_000

/**
 * One request to listen at a time for each socket; of those that come meanwhile only the newest is kept, for it names everything that is on the screen.
 * While the database is away it is tried again here: hundreds of pages that come back at the same moment would not help.
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
      asked.answer(await listen(asked.names, parts))
      return false
    } catch (fault) {
      if (!isUnavailable(fault)) throw fault
      failed(fault, 'socket listen')
      if (newest) asked.answer([])
      newest ??= asked
      return true
    }
  }
  return async (names: unknown, answer: unknown) => {
    newest?.answer([])
    newest = { names: namesIn(names), answer: typeof answer === 'function' ? (allowed) => answer(allowed) : () => {} }
    if (working) return
    working = true
    // Not `finally` on its promise: what is asked in the moment between would wait for ever.
    await work()
  }
}

const namesIn = (given: unknown) => (Array.isArray(given) ? [...new Set(given.slice(0, PER_SOCKET).filter((name) => typeof name === 'string'))] : [])

async function listen(names: readonly string[], { socket, viewer, own, db, subjects }: ListenParts) {
  const allowed = await allowedOf(names, viewer, db, subjects)
  for (const room of socket.rooms) if (!own.includes(room) && !allowed.includes(room)) void socket.leave(room)
  await socket.join([...allowed])
  return allowed
}

/** One question for all names of a kind, and the kinds one after the other: a socket holds one connection of the database at most. */
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
