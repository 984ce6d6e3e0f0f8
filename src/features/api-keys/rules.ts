/** Keys of one member that work at a time. */
export const KEYS_AT_MOST = 10
/** Days that a key may live, in the order of the form. */
export const LIVES = [30, 90, 180, 365] as const
export const USUAL_LIFE = 90
/** Calls a minute. */
export const PACES = [30, 120, 300, 600] as const
export const USUAL_PACE = 120
export const MOST_PACE = 600
/** Days that a key which has ended is still listed. */
export const ENDED_SHOWN_DAYS = 30
/** Signs of a key that are kept in the open: too few of its 256 bits to help anybody guess. */
export const SHOWN_SIGNS = 4

interface Ends {
  readonly revoked_at: Date | null
  readonly ends_at: Date
}
export const states = ['works', 'over', 'revoked'] as const
export const stateOf = ({ revoked_at, ends_at }: Ends, now: Date): (typeof states)[number] =>
  revoked_at ? 'revoked' : ends_at <= now ? 'over' : 'works'
