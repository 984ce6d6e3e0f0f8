import { randomUUID } from 'node:crypto'

interface Here {
  readonly member_id: string
  /** Seconds since the last sign of life. */
  readonly idle_s: number
}
interface Gone {
  readonly member_id: string
  /** Seconds since the last socket closed. */
  readonly ago_s: number
}
/** What one process knows of its members. `changed`: whoever came, left, went away or came back since the last roll. */
export interface Roll {
  readonly process_id: string
  readonly here: readonly Here[]
  readonly gone: readonly Gone[]
  readonly changed: readonly string[]
}
export interface Attendance {
  /** A socket of this member has opened. */
  came(member_id: string): void
  /** A sign of life: a key, a press, a page that is looked at again. */
  stirred(member_id: string): void
  /** A socket of this member has closed. */
  left(member_id: string): void
  /** Everybody has left: for a process that ends. */
  stop(): Promise<void>
}
interface AttendanceParts {
  /** Writes a roll, in one statement for all of its members. */
  readonly keep: (roll: Roll) => Promise<void>
  readonly away_after_ms: number
  readonly log: (fault: unknown, name: string) => void
  readonly now?: () => number
  readonly every_ms?: number
  /** A page that is loaded again closes its socket and opens another: only after this time is it a leaving. */
  readonly grace_ms?: number
}
interface Known {
  sockets: number
  stirred_at: number
  closed_at: number
  is_away: boolean
}

const SOON_MS = 200
export const ROLL_EVERY_MS = 20_000
const GRACE_MS = 4_000

/** Which members have a socket open in this process. A heartbeat writes nothing: all of them are written together, every 20 s and soon after a change. */
export function openAttendance(parts: AttendanceParts): Attendance {
  const { keep, log, away_after_ms, now = () => performance.now(), every_ms = ROLL_EVERY_MS, grace_ms = GRACE_MS } = parts
  const process_id = randomUUID()
  const known = new Map<string, Known>()
  const changed = new Set<string>()
  let [running, soon, stopped]: [Promise<void>, NodeJS.Timeout | undefined, boolean] = [Promise.resolve(), undefined, false]
  const write = (all: boolean) => {
    running = running.then(async () => {
      const roll = rollOf({ process_id, known, changed, away_after_ms }, now(), all)
      if (!roll.here.length && !roll.gone.length && !all) return
      changed.clear()
      await keep(roll).catch((fault) => {
        // They are told again with the next roll.
        for (const id of roll.changed) changed.add(id)
        log(fault, 'attendance')
      })
      for (const { member_id } of roll.gone) if (known.get(member_id)?.sockets === 0) known.delete(member_id)
    })
    return running
  }
  const tell = (member_id: string) => {
    changed.add(member_id)
    soon ??= setTimeout(() => {
      soon = undefined
      void write(false)
    }, SOON_MS).unref()
  }
  const clock = setInterval(() => void (known.size && write(true)), every_ms).unref()
  return {
    came(member_id) {
      const one = known.get(member_id) ?? { sockets: 0, stirred_at: 0, closed_at: 0, is_away: true }
      const is_news = one.is_away
      known.set(member_id, Object.assign(one, { sockets: one.sockets + 1, stirred_at: now(), is_away: false }))
      if (is_news) tell(member_id)
    },
    stirred(member_id) {
      const one = known.get(member_id)
      if (!one) return
      const is_news = one.is_away
      Object.assign(one, { stirred_at: now(), is_away: false })
      if (is_news) tell(member_id)
    },
    left(member_id) {
      const one = known.get(member_id)
      if (!one) return
      Object.assign(one, { sockets: one.sockets - 1, closed_at: now() })
      if (one.sockets === 0 && !stopped) setTimeout(() => one.sockets === 0 && !stopped && tell(member_id), grace_ms).unref()
    },
    async stop() {
      stopped = true
      clearInterval(clock)
      clearTimeout(soon)
      const at = now()
      for (const [member_id, one] of known) {
        if (one.sockets > 0) Object.assign(one, { sockets: 0, closed_at: at })
        changed.add(member_id)
      }
      await write(false)
    },
  }
}

interface RollParts {
  readonly process_id: string
  readonly known: ReadonlyMap<string, Known>
  readonly changed: Set<string>
  readonly away_after_ms: number
}
/** Of all members, or of those with news alone. Whoever has been silent for too long goes away with it. */
function rollOf({ process_id, known, changed, away_after_ms }: RollParts, now: number, all: boolean): Roll {
  const [here, gone]: [Here[], Gone[]] = [[], []]
  for (const [member_id, one] of known) {
    if (all && one.sockets > 0 && !one.is_away && now - one.stirred_at >= away_after_ms) {
      one.is_away = true
      changed.add(member_id)
    }
    if (!all && !changed.has(member_id)) continue
    if (one.sockets > 0) here.push({ member_id, idle_s: (now - one.stirred_at) / 1_000 })
    else if (changed.has(member_id)) gone.push({ member_id, ago_s: (now - one.closed_at) / 1_000 })
  }
  return { process_id, here, gone, changed: [...changed] }
}
