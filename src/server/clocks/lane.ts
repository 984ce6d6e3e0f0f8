import type { Db } from '../db/db.ts'
import type { Sweeper, Timer } from '../operations/slice.ts'
import { type Ground, transact } from '../operations/transaction.ts'

export interface LaneParts extends Ground {
  readonly log: (fault: unknown, name: string) => void
}
/** Timers that run one after the other and share one alarm. */
export interface Lane {
  readonly nexts: readonly ((db: Db) => Promise<Date | null>)[]
  /** Runs what is due and returns how many; a call during a sweep returns the result of that sweep. */
  sweep(): Promise<number>
  /** Sets the next sweep in so many milliseconds and replaces the alarm that was set before. */
  setAlarm(ms: number): void
  stop(): Promise<void>
}

const AT_ONCE = 100

/** One lane for all timers: they use only the database and never wait for an outside service. */
export const timersLane = (parts: LaneParts, timers: readonly Timer[], then: (lane: Lane, done: number) => void): Lane =>
  openLane(timers, then, async () => {
    let done = 0
    for (const timer of timers) done += await each(parts, timer, 1, AT_ONCE, (id) => transact(parts, (context) => timer.run(context, id)))
    return done
  })

/** A lane for each sweeper that calls an outside service: a mail server that does not answer does not delay reservations or payments. */
export const sweeperLane = (parts: LaneParts, sweeper: Sweeper, then: (lane: Lane, done: number) => void): Lane =>
  openLane([sweeper], then, () =>
    each(parts, sweeper, sweeper.at_once ?? 1, sweeper.at_once ?? AT_ONCE, async (id) => {
      const result = await sweeper.outside(parts.db, id, parts.tools)
      await transact(parts, (context) => sweeper.finish(context, id, result))
    }),
  )

function openLane(clocks: readonly (Timer | Sweeper)[], then: (lane: Lane, done: number) => void, run: () => Promise<number>): Lane {
  let alarm: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let stopped = false
  const lane: Lane = {
    nexts: clocks.flatMap(({ next }) => next ?? []),
    sweep: () => (running ??= run().finally(() => (running = undefined))),
    setAlarm(ms) {
      clearTimeout(alarm)
      if (!stopped) alarm = setTimeout(() => void lane.sweep().then((done) => then(lane, done)), ms).unref()
    },
    async stop() {
      stopped = true
      clearTimeout(alarm)
      await running
    },
  }
  return lane
}

/** Runs `run` for each due id; one failure is logged and does not stop the others. */
async function each({ db, log }: LaneParts, { name, due }: Timer | Sweeper, width: number, most: number, run: (id: string) => Promise<void>) {
  const ids = await due(db, most).catch((fault) => void log(fault, name))
  let [next, done] = [0, 0]
  const walk = async () => {
    while (ids && next < ids.length)
      await run(ids[next++]!).then(
        () => void done++,
        (fault) => log(fault, name),
      )
  }
  await Promise.all(Array.from({ length: width }, walk))
  return done
}
