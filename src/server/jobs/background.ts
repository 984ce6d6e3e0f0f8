import type { FastifyInstance } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { openFeed } from '../live/feed.ts'
import type { Live } from '../live/live.ts'
import { type MailerParts, mailer } from '../mail/mailer.ts'
import { sealer } from '../operations/audit-chain.ts'
import { openRelay, type Relay } from '../operations/outbox.ts'
import type { Slice } from '../operations/slice.ts'
import { openTimers, sweepByJob, type Timers } from '../operations/timers.ts'
import type { Tools } from '../operations/tools.ts'
import { workOnJobs } from './job-queue.ts'

export type Log = (fault: unknown, name: string) => void

export const logTo =
  (app: FastifyInstance): Log =>
  (fault, name) =>
    app.log.error({ fault: { message: String((fault as Error)?.message), stack: (fault as Error)?.stack }, name }, 'behind the scenes')

export interface BackgroundWork {
  readonly relay: Relay
  /** Called before a socket is let in: from then on it receives all commits of any process. */
  follow(): Promise<void>
  readonly timers: Timers
  /** Called after a commit that emitted events: delivers them and reads when the next timer is due. */
  wake(): void
  /** Sockets open last; events before that reach no socket. */
  deliverTo(live: Live): void
  /** Background jobs, and the sweep of each minute. */
  workBy(boss: PgBoss): Promise<void>
}

interface WorksParts {
  readonly db: Db
  readonly tools: Tools
  readonly slices: readonly Slice[]
  readonly letters: MailerParts
  readonly told_later: Readonly<Record<string, number>>
  readonly log: Log
}

/** Background work: outbox, timers and mails. */
export function openBackgroundWork(parts: WorksParts): BackgroundWork {
  const { db, tools, slices, letters, log, told_later } = parts
  let live: Live | undefined
  const wake = () => {
    relay.wake()
    feed.wake()
    timers.wake()
  }
  const feed = openFeed({
    ...{ db, later: told_later, log },
    tell: (told) => live?.tell(told),
    recent: () => live?.recent,
    isHeard: () => live?.isHeard() ?? false,
  })
  const notices = slices.flatMap((slice) => slice.notices)
  const listeners = slices.flatMap((slice) => [
    ...slice.listeners,
    ...slice.noticeListeners(notices),
    ...slice.levelListeners(tools.levelSources),
    ...slice.alertListeners(tools.alertSources),
  ])
  const relay = openRelay({ db, tools, listeners, log })
  const sweepers = [...slices.flatMap((slice) => slice.sweepers), mailer(letters)]
  const timers = openTimers({ db, tools, timers: [...slices.flatMap((slice) => slice.timers), sealer], sweepers, wake, log, clocks: tools.clocks })
  return {
    relay: {
      wake: relay.wake,
      drain: () => relay.drain().then(feed.read),
      stop: () => Promise.all([relay.stop(), feed.stop()]).then(() => {}),
    },
    follow: feed.follow,
    timers,
    wake,
    deliverTo: (opened) => {
      live = opened
    },
    async workBy(boss) {
      await sweepByJob(boss, timers)
      await workOnJobs(boss, { db, tools, wake, log, jobs: slices.flatMap(({ jobs }) => jobs) })
    },
  }
}
