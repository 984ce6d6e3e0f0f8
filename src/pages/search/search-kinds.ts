/** What may be searched for, as the address says it. */
export const kinds = ['Product', 'Store', 'User'] as const
export type SearchKind = (typeof kinds)[number]
