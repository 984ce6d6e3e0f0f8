import type { Db } from '../db/db.ts'
import type { TopicsChanged } from '../operations/outbox.ts'
import { committedSince, snapshotNow } from './queries.ts'

/** What this process tells its own sockets: everything that any process of the deployment has committed. */
export interface Feed {
  /** A socket is coming: what is committed from now on is told. */
  follow(): Promise<void>
  /** Something was committed here: look soon. */
  wake(): void
  /** Looks now. */
  read(): Promise<void>
  stop(): Promise<void>
}
interface FeedParts {
  readonly db: Db
  readonly tell: (told: TopicsChanged) => void
  /** Is there a socket at all? Without one nothing is asked. */
  readonly isHeard: () => boolean
  /** Events that are told so many milliseconds later: until then another process may answer from what it remembers. */
  readonly later: Readonly<Record<string, number>>
  readonly log: (fault: unknown, name: string) => void
}

/** What another process commits is told within this time; what is committed here, sooner. */
const LOOK_EVERY = 250
const AT_MOST_EVERY = 50
/** A socket that is let in is counted only after its first questions: for so long it is waited for. */
const UNHEARD = 10_000

/** Each process reads the outbox by itself, at a short interval: nothing is sent in a member's transaction, and no connection is kept for it. */
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

/** Knows up to where it has looked, as long as anybody listens. */
function looker({ db, tell, isHeard, later, log }: FeedParts, isAlone: () => boolean) {
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
    before ??= at
  }
  return { look, follow }
}
