import type { Pool } from 'pg'

export interface RunningFacts {
  readonly sockets: number
  readonly seconds: number
  readonly memory_bytes: number
  /** Requests that wait for a connection to the database. */
  readonly waits_for_database: number
}
/** What this process knows of itself. */
export interface Running {
  facts(): RunningFacts
  /** Called when the sockets are open. */
  hears(live: { count(): number }): void
}
export function openRunning(pool: Pool): Running {
  let count = () => 0
  return {
    facts: () => ({
      sockets: count(),
      seconds: Math.round(process.uptime()),
      memory_bytes: process.memoryUsage.rss(),
      waits_for_database: pool.waitingCount,
    }),
    hears: (live) => {
      count = live.count
    },
  }
}
