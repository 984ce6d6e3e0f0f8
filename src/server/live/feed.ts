import type { Db } from '../db/db.ts'
import type { TopicsChanged } from '../operations/outbox.ts'
import { committedSince, snapshotNow, touchedOfLate } from './queries.ts'
import { KEPT_MS, type RecentTopics } from './recent.ts'

/** Reads the outbox and sends what any process has committed to the sockets of this process. */
export interface Feed {
  /** Called before a socket is let in: commits from now on are sent. */
  follow(): Promise<void>
  /** Something was committed in this process: read soon. */
  wake(): void
  /** Reads now. */
  read(): Promise<void>
  stop(): Promise<void>
}
interface FeedParts {
  readonly db: Db
  readonly tell: (told: TopicsChanged) => void
  /** Hears what was told before this process listened. */
  readonly recent?: () => Pick<RecentTopics, 'note' | 'forgetBefore'> | undefined
  /** True when a socket is open; without one the outbox is not read. */
  readonly isHeard: () => boolean
  /** Events sent so many milliseconds later, because until then another process may answer from its cache. */
  readonly later: Readonly<Record<string, number>>
  readonly log: (fault: unknown, name: string) => void
}

/** Polling interval for commits of other processes; a commit of this process is read sooner. */
const LOOK_EVERY = 250
const AT_MOST_EVERY = 50
/** A new socket is counted only after its handshake: for so long the feed keeps reading without a socket. */
const UNHEARD = 10_000
const MOST_RECALLED = 2_000

/**
 * Outbox polling: each process reads the outbox itself at a short interval, so members' transactions send nothing and no LISTEN connection is needed.
 */
export function openFeed(parts: FeedParts): Feed {
  const { look, follow } = looker(parts, () => performance.now() - followed > UNHEARD)
  let [followed, stopped] = [0, false]
  let running: Promise<void> | undefined
  const read = () => {
    running ??= (stopped ? Promise.resolve() : look()).finally(() => {
      running = undefined
    })
    return running
  }
  const clock = setInterval(() => void read(), LOOK_EVERY).unref()
  let soon: NodeJS.Timeout | undefined
  return {
    follow() {
      followed = performance.now()
      return follow()
    },
    wake() {
      soon ??= setTimeout(() => {
        soon = undefined
        void read()
      }, AT_MOST_EVERY).unref()
    },
    async read() {
      await running
      await read()
    },
    async stop() {
      stopped = true
      clearInterval(clock)
      clearTimeout(soon)
      await running
    },
  }
}

/** Remembers the snapshot up to which it has read, as long as sockets are open. */
function looker({ db, tell, recent, isHeard, later, log }: FeedParts, isAlone: () => boolean) {
  let before: string | undefined
  let failing = false
  const tellOne = (told: TopicsChanged) => {
    const ms = later[told.name]
    if (ms) setTimeout(tell, ms, told).unref()
    else tell(told)
  }
  const look = async () => {
    if (!isHeard() && isAlone()) before = undefined
    if (before === undefined) return
    try {
      const { at, events } = await committedSince(db, before)
      ;[before, failing] = [at, false]
      for (const told of events) tellOne(told)
    } catch (fault) {
      if (!failing) log(fault, 'live feed')
      failing = true
    }
  }
  const follow = async () => {
    if (before !== undefined) return
    const at = await snapshotNow(db)
    const recalls = recent?.()
    const late = recalls ? await touchedOfLate(db, KEPT_MS, MOST_RECALLED) : []
    for (const { touches, ago_ms } of late) recalls!.note(touches, ago_ms)
    // Cut: what was told before the oldest of them was not read.
    if (late.length === MOST_RECALLED) recalls!.forgetBefore(late[0]!.ago_ms)
    before ??= at
  }
  return { look, follow }
}
