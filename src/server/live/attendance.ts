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
  is_idle: boolean
}

const SOON_MS = 200
const ROLL_EVERY_MS = 20_000
const GRACE_MS = 4_000

/** Which members have a socket open in this process. A heartbeat writes nothing: all of them are written together, every 20 s and soon after a change. */
export function openAttendance(parts: AttendanceParts): Attendance {
  const { now = () => performance.now(), grace_ms = GRACE_MS } = parts
  const known = new Map<string, Known>()
  const { tell, stop } = rollsOf(parts, known, now)
  let stopped = false
  /** A sign of life; news only when nobody knew of it. */
  const stir = (member_id: string, one: Known, more: Partial<Known> = {}) => {
    const is_news = one.is_idle
    known.set(member_id, Object.assign(one, { stirred_at: now(), is_idle: false, ...more }))
    if (is_news) tell(member_id)
  }
  return {
    came(member_id) {
      const one = known.get(member_id) ?? { sockets: 0, stirred_at: 0, closed_at: 0, is_idle: true }
      stir(member_id, one, { sockets: one.sockets + 1 })
    },
    stirred(member_id) {
      const one = known.get(member_id)
      if (one) stir(member_id, one)
    },
    left(member_id) {
      const one = known.get(member_id)
      if (!one || stopped) return
      Object.assign(one, { sockets: one.sockets - 1, closed_at: now() })
      if (one.sockets === 0) setTimeout(() => one.sockets === 0 && !stopped && tell(member_id), grace_ms).unref()
    },
    async stop() {
      stopped = true
      for (const one of known.values()) if (one.sockets > 0) Object.assign(one, { sockets: 0, closed_at: now() })
      await stop()
    },
  }
}

/** Writes rolls one after the other: of those with news soon, of all every 20 s. */
function rollsOf({ keep, log, away_after_ms, every_ms = ROLL_EVERY_MS }: AttendanceParts, known: Map<string, Known>, now: () => number) {
  const process_id = randomUUID()
  const changed = new Set<string>()
  let [running, soon]: [Promise<void>, NodeJS.Timeout | undefined] = [Promise.resolve(), undefined]
  const write = (all: boolean) => {
    running = running.then(async () => {
      const roll = rollOf({ process_id, known, changed, away_after_ms }, now(), all)
      changed.clear()
      await keep(roll).catch((fault) => {
        // They are told again with the next roll.
        for (const id of roll.changed) changed.add(id)
        log(fault, 'attendance')
      })
      for (const { member_id } of roll.gone) if (known.get(member_id)?.sockets === 0 && !changed.has(member_id)) known.delete(member_id)
    })
    return running
  }
  const clock = setInterval(() => void (known.size && write(true)), every_ms).unref()
  return {
    tell(member_id: string) {
      changed.add(member_id)
      soon ??= setTimeout(() => {
        soon = undefined
        void write(false)
      }, SOON_MS).unref()
    },
    async stop() {
      clearInterval(clock)
      clearTimeout(soon)
      for (const member_id of known.keys()) changed.add(member_id)
      if (changed.size) await write(false)
      await running
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
    if (all && one.sockets > 0 && !one.is_idle && now - one.stirred_at >= away_after_ms) {
      one.is_idle = true
      changed.add(member_id)
    }
    if (!all && !changed.has(member_id)) continue
    if (one.sockets > 0) here.push({ member_id, idle_s: (now - one.stirred_at) / 1_000 })
    else if (changed.has(member_id)) gone.push({ member_id, ago_s: (now - one.closed_at) / 1_000 })
  }
  return { process_id, here, gone, changed: [...changed] }
}
