/** Whoever was erased: what stands in rows where a name has to. The mark behind it, which nobody sees, tells it from a name that somebody gave themselves. */
export const FORMER = { first: 'Former', last: 'member\u2060' } as const
export const FORMER_NAME = `${FORMER.first} ${FORMER.last}`
