/** The catalogues that are numbered by, asked in the same words wherever they are offered. */
export const systemsAsked = { types: ['stampCatalogNumberTypes' as const] }
