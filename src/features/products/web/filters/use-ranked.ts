import { useState } from 'react'
import type { RailParts } from './rail-parts.ts'

interface Order {
  readonly counted: unknown
  readonly chosen: string
  readonly first: readonly string[]
  readonly ranks: ReadonlyMap<string, number>
}

/**
 * Order of a facet's values: chosen first, then by count. Layout shift: only another filter changes the order, so that values do not move under the
 * pointer.
 */
export function useRanked(facet: string, chosen: readonly string[], { counted, codesOf, countOf }: RailParts) {
  const now = chosen.join()
  const ranks = () => new Map(codesOf(facet).map((code) => [code, countOf(facet, code)?.count ?? 0]))
  const [order, setOrder] = useState<Order>(() => ({ counted, chosen: now, first: chosen, ranks: ranks() }))
  if (order.counted !== counted) {
    const isOwn = order.chosen !== now && order.counted !== undefined
    setOrder({ counted, chosen: now, first: isOwn ? order.first : chosen, ranks: isOwn ? order.ranks : ranks() })
  }
  const rankOf = (code: string) => (order.first.includes(code) ? Number.MAX_SAFE_INTEGER : (order.ranks.get(code) ?? 0))
  return {
    isCounted: order.counted !== undefined,
    first: order.first,
    /** Values with results, the most frequent first. */
    codes: [...new Set([...order.first, ...order.ranks.keys()])],
    hasAny: (code: string) => rankOf(code) > 0,
    compare: (a: string, b: string) => rankOf(b) - rankOf(a),
  }
}
