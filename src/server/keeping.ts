/** Cache with single flight: keeps an answer for `ms`, asks once for concurrent callers, and holds at most `most` answers. */
export function keeping<T>(ms: number, most: number) {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<T> }>()
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.answer
    kept.delete(key)
    const oldest = kept.size >= most ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    const entry = { until: performance.now() + ms, answer: ask() }
    kept.set(key, entry)
    // Errors are not cached: the next caller asks again.
    entry.answer.catch(() => kept.get(key) === entry && kept.delete(key))
    return entry.answer
  }
}
