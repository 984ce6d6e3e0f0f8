import type { PgBoss } from 'pg-boss'
import type { Clocks } from '../clocks/clocks.ts'
import { type Lane, type LaneParts, runByHand, sweeperLane, timersLane } from '../clocks/lane.ts'
import { clockOf, type Db } from '../db/db.ts'
import type { Sweeper, Timer } from './slice.ts'

export interface Timers {
  /** Runs everything due now; returns how many. */
  sweep(): Promise<number>
  /** Something may be due earlier than the alarm: read the next due times again. */
  wake(): void
  stop(): Promise<void>
}
export interface TimersParts extends LaneParts {
  readonly timers: readonly Timer[]
  readonly sweepers: readonly Sweeper[]
  readonly clocks?: Clocks
}

const LONGEST = 30_000
/** Throttle in ms: due times are read at most this often, however many commits there are. */
const AT_MOST_EVERY = 500
/** Milliseconds before the next sweep after one that found nothing. */
const AFTER_NOTHING = 500

/** Alarms in this process make timers punctual; the job and the sweep make sure that none is missed. Each `run` checks again under its lock. */
export function openTimers(parts: TimersParts): Timers {
  const { db, timers, sweepers } = parts
  let stopped = false
  const set = async (lanes: readonly Lane[], least = 0) => {
    if (stopped) return
    const waits = await waitsOf(db, lanes).catch(() => lanes.map(() => LONGEST))
    for (const [at, lane] of lanes.entries()) lane.setAlarm(Math.max(least, waits[at]!))
  }
  const again = (lane: Lane, done: number) => void set([lane], done ? 0 : AFTER_NOTHING)
  const lanes = [timersLane(parts, timers, again), ...sweepers.map((sweeper) => sweeperLane(parts, sweeper, again))]
  parts.clocks?.set([...timers, ...sweepers], (clock) => runByHand(parts, clock))
  let soon: NodeJS.Timeout | undefined
  void set(lanes)
  return {
    sweep: async () => (await Promise.all(lanes.map((lane) => lane.sweep()))).reduce((sum, done) => sum + done, 0),
    wake: () => {
      soon ??= setTimeout(() => {
        soon = undefined
        void set(lanes)
      }, AT_MOST_EVERY).unref()
    },
    stop: async () => {
      stopped = true
      clearTimeout(soon)
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

/** Waits are computed from the database's clock, because this machine's clock may be wrong. */
async function waitsOf(db: Db, lanes: readonly Lane[]): Promise<number[]> {
  const now = (await clockOf(db)).getTime()
  const waits: number[] = []
  for (const { nexts } of lanes) {
    let wait = LONGEST
    for (const next of nexts) {
      const at = await next(db)
      if (at) wait = Math.min(wait, Math.max(0, at.getTime() - now) + 5)
    }
    waits.push(wait)
  }
  return waits
}

const QUEUE = 'timers.sweep'

/** Every minute one process of the deployment sweeps: this finds what an alarm has missed. */
export async function sweepByJob(boss: PgBoss, timers: Timers): Promise<void> {
  await boss.createQueue(QUEUE, { policy: 'singleton', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 } as never)
  await boss.schedule(QUEUE, '* * * * *')
  await boss.work(QUEUE, { pollingIntervalSeconds: 5 }, async () => void (await timers.sweep()))
}
