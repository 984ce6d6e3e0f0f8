/** Searchable kinds, as in the URL. */
export const kinds = ['Product', 'Store', 'User'] as const
export type SearchKind = (typeof kinds)[number]
