import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { KeepPart, PageSite } from './renderer.ts'

const LONGEST = 60_000
const MOST_BYTES = 16_000_000

/**
 * HTML of parts that show nothing but their data, such as the cards of a list, which stand on many pages. Kept by what they show and for whom: the
 * language, how numbers are written and everything else of `site` that a part may read. For a minute, because of relative times.
 */
export function openKeptParts(now: () => number = Date.now): (site: PageSite) => KeepPart {
  const parts = new LRUCache<string, string>({ ttl: LONGEST, maxSize: MOST_BYTES, ttlResolution: 0, perf: { now } })
  return (site) => {
    const view = createHash('sha256').update(JSON.stringify(site)).digest('base64url')
    return (part, draw) => {
      const key = `${view} ${part}`
      const kept = parts.get(key)
      if (kept !== undefined) return kept
      const html = draw()
      parts.set(key, html, { size: key.length + html.length })
      return html
    }
  }
}
