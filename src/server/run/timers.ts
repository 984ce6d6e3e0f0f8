import type { PgBoss } from 'pg-boss'
import type { Sweeper, Timer } from './handle.ts'
import { type Ground, transact } from './transaction.ts'

export interface Timers {
  /** Runs everything that is due now; answers how much that was. */
  sweep(): Promise<number>
  /** Something may have become due earlier: look at the clock again. */
  wake(): void
  stop(): Promise<void>
}
export interface TimersParts extends Ground {
  readonly timers: readonly Timer[]
  readonly sweepers: readonly Sweeper[]
  readonly log: (fault: unknown, name: string) => void
}

const AT_ONCE = 100
const LONGEST = 30_000
/** However much is committed, the clocks are read so often: what falls due within that comes so much later. */
const AT_MOST_EVERY = 500

/** The alarm in this process gives punctuality; the job and the sweep give certainty. None of them decides: each `run` looks again under its lock. */
export function openTimers(parts: TimersParts): Timers {
  let alarm: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let stopped = false
  const sweep = () => (running ??= sweepAll(parts).finally(() => (running = undefined)))
  const set = async () => {
    clearTimeout(alarm)
    if (stopped) return
    const wait = await untilNext(parts).catch(() => LONGEST)
    clearTimeout(alarm)
    if (!stopped) alarm = setTimeout(() => void sweep().finally(set), wait).unref()
  }
  let soon: NodeJS.Timeout | undefined
  void set()
  return {
    sweep,
    wake: () => {
      soon ??= setTimeout(() => {
        soon = undefined
        void set()
      }, AT_MOST_EVERY).unref()
    },
    stop: async () => {
      stopped = true
      clearTimeout(alarm)
      clearTimeout(soon)
      await running
    },
  }
}

async function untilNext({ db, timers, sweepers }: TimersParts): Promise<number> {
  let wait = LONGEST
  for (const { next } of [...timers, ...sweepers]) {
    const at = await next?.(db)
    if (at) wait = Math.min(wait, Math.max(0, at.getTime() - Date.now()) + 5)
  }
  return wait
}

async function sweepAll(parts: TimersParts): Promise<number> {
  const { db, tools, timers, sweepers, log } = parts
  let done = 0
  const each = async (name: string, due: Timer['due'], run: (id: string) => Promise<void>) => {
    try {
      for (const id of await due(db, AT_ONCE))
        await run(id).then(
          () => void done++,
          (fault) => log(fault, name),
        )
    } catch (fault) {
      log(fault, name)
    }
  }
  for (const timer of timers) await each(timer.name, timer.due, (id) => transact(parts, (deed) => timer.run(deed, id)))
  for (const { name, due, outside, finish } of sweepers) {
    await each(name, due, async (id) => {
      const result = await outside(db, id, tools)
      await transact(parts, (deed) => finish(deed, id, result))
    })
  }
  return done
}

const QUEUE = 'timers.sweep'

/** Each minute one process of the deployment sweeps, whichever: what an alarm missed is found here. */
export async function sweepByJob(boss: PgBoss, timers: Timers): Promise<void> {
  await boss.createQueue(QUEUE, { policy: 'singleton', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 } as never)
  await boss.schedule(QUEUE, '* * * * *')
  await boss.work(QUEUE, { pollingIntervalSeconds: 5 }, async () => void (await timers.sweep()))
}
