import { AWAY_AFTER_MS } from '#kernel/measures.ts'

export const presenceStates = ['online', 'away', 'offline'] as const
export type PresenceState = (typeof presenceStates)[number]

/** Members asked about at once. */
export const MOST_ASKED = 50
/** A process that has not written for so long is dead, and with it what it knew. */
export const ALIVE_S = 60

export interface Signs {
  /** Milliseconds since the last sign of life in any process; null when no process holds a socket. */
  readonly idle_ms: number | null
}
export const stateOf = ({ idle_ms }: Signs): PresenceState => (idle_ms === null ? 'offline' : idle_ms >= AWAY_AFTER_MS ? 'away' : 'online')
