/** Placeholder name in rows of an erased member. The invisible word joiner tells it from the same name chosen by a member. */
export const ERASED_MEMBER = { first: 'Former', last: 'member\u2060' } as const
export const ERASED_MEMBER_NAME = `${ERASED_MEMBER.first} ${ERASED_MEMBER.last}`
