export interface ShelfLimits {
  /** Milliseconds until an entry expires, however often it is used. */
  readonly longest: number
  readonly most_bytes: number
}

/** LRU cache, bounded in bytes and in age. */
export function openShelf<T>({ longest, most_bytes }: ShelfLimits, now: () => number = () => performance.now()) {
  const kept = new Map<string, { readonly thing: T; readonly bytes: number; readonly until: number }>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    take(key: string): T | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      if (found.until >= now()) {
        kept.set(key, found)
        return found.thing
      }
      bytes -= found.bytes
      return undefined
    },
    put(key: string, thing: T, size: number) {
      drop(key)
      kept.set(key, { thing, bytes: key.length + size, until: now() + longest })
      bytes += key.length + size
      for (const oldest of kept.keys()) {
        if (bytes <= most_bytes) break
        drop(oldest)
      }
    },
  }
}
