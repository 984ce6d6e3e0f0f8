/** Whoever was erased: what stands in rows where a name has to. The mark behind it, which nobody sees, tells it from a name that somebody gave themselves. */
export const ERASED_MEMBER = { first: 'Former', last: 'member\u2060' } as const
export const ERASED_MEMBER_NAME = `${ERASED_MEMBER.first} ${ERASED_MEMBER.last}`
