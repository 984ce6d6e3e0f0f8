const LONGEST = 4_000

/** Filters as JSON in the address of search results; what cannot be read is nothing. */
export function filtersIn(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = text && text.length <= LONGEST ? JSON.parse(text) : undefined
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {}
  } catch {
    return {}
  }
}
