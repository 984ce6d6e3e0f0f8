/** One constant, so that all screens share the cached answer. */
export const systemsAsked = { types: ['stampCatalogNumberTypes' as const] }
