import { clockOf, type Db } from '../db/db.ts'

/** What is known here of a timer or a sweeper. */
interface Clock {
  readonly name: string
  readonly next?: (db: Db) => Promise<Date | null>
}
export interface RunResult {
  readonly done: number
  readonly failed: number
}
export interface ClockState {
  readonly name: string
  /** Since when the first of its rows is due; null when nothing waits. */
  readonly due_at: Date | null
  readonly is_late: boolean
}
/** Timers and sweepers of this process, as the operator sees them. */
export interface Clocks {
  states(db: Db): Promise<ClockState[]>
  /** Runs what is due of one now; undefined when there is none of this name. */
  run(name: string): Promise<RunResult | undefined>
  /** Called once, when they are opened. */
  set<One extends Clock>(clocks: readonly One[], run: (clock: One) => Promise<RunResult>): void
}

/** The sweep of each minute has missed it twice. */
const LATE_MS = 150_000

export function openClocks(): Clocks {
  let all: readonly Clock[] = []
  const runs = new Map<string, () => Promise<RunResult>>()
  return {
    async states(db) {
      const now = (await clockOf(db)).getTime()
      const nexts = await Promise.all(all.map(async ({ name, next }) => ({ name, due_at: (await next?.(db)) ?? null })))
      return nexts.map(({ name, due_at }) => ({ name, due_at, is_late: due_at !== null && now - due_at.getTime() > LATE_MS }))
    },
    run: async (name) => runs.get(name)?.(),
    set(clocks, run) {
      all = clocks
      for (const clock of clocks) runs.set(clock.name, () => run(clock))
    },
  }
}
