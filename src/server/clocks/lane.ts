import type { Db } from '../db/db.ts'
import type { Sweeper, Timer } from '../operations/slice.ts'
import { type Ground, transact } from '../operations/transaction.ts'
import type { RunResult } from './clocks.ts'
import { dropFailures, dropFailuresBefore, keepFailure, momentNow } from './queries-failures.ts'

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
    for (const timer of timers) done += (await runDue(parts, timer)).done
    return done
  })

/** A lane for each sweeper that calls an outside service: a mail server that does not answer does not delay reservations or payments. */
export const sweeperLane = (parts: LaneParts, sweeper: Sweeper, then: (lane: Lane, done: number) => void): Lane =>
  openLane([sweeper], then, async () => (await runDue(parts, sweeper)).done)

/** Runs what is due of one clock. */
function runDue(parts: LaneParts, clock: Timer | Sweeper): Promise<RunResult> {
  if ('run' in clock) return each(parts, clock, 1, AT_ONCE, (id) => transact(parts, (context) => clock.run(context, id)))
  return each(parts, clock, clock.at_once ?? 1, clock.at_once ?? AT_ONCE, async (id) => {
    const result = await clock.outside(parts.db, id, parts.tools)
    await transact(parts, (context) => clock.finish(context, id, result))
  })
}

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

/** By the operator: what does not fail again now is no failure any more. */
export async function runByHand(parts: LaneParts, clock: Timer | Sweeper): Promise<RunResult> {
  const began = await momentNow(parts.db)
  const ran = await runDue(parts, clock)
  await dropFailuresBefore(parts.db, clock.name, began)
  return ran
}

/** Where `due` itself fails there is no row to name. */
const NO_ROW = ''
/** Runs `run` for each due id; one failure is kept for the operator and does not stop the others. */
async function each(
  { db, log, tools }: LaneParts,
  { name, due }: Timer | Sweeper,
  width: number,
  most: number,
  run: (id: string) => Promise<void>,
): Promise<RunResult> {
  const failed = async (id: string, fault: unknown) => {
    log(fault, name)
    await keepFailure(db, name, id, fault).catch(() => {})
  }
  const ids = await due(db, most, tools).catch((fault) => void failed(NO_ROW, fault))
  if (!ids) return { done: 0, failed: 1 }
  const done: string[] = []
  let next = 0
  const walk = async () => {
    while (next < ids.length) {
      const id = ids[next++]!
      await run(id).then(
        () => void done.push(id),
        (fault) => failed(id, fault),
      )
    }
  }
  await Promise.all(Array.from({ length: width }, walk))
  if (done.length) await dropFailures(db, name, [...done, NO_ROW]).catch((fault) => log(fault, name))
  return { done: done.length, failed: ids.length - done.length }
}
