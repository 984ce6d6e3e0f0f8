import type { SearchHit } from '#kernel/search/search-hit.ts'

export interface KindFound {
  readonly hits: readonly SearchHit[]
  /** Found by its name: stands before what only contains the words. */
  readonly is_named: boolean
}

/** Hits of several kinds in one list of at most so many, in their order: kinds found by name first, and the longest loses its last rows first. */
export function mixed(found: readonly KindFound[], most: number): SearchHit[] {
  const kept = [...found.filter(({ is_named }) => is_named), ...found.filter(({ is_named }) => !is_named)].map(({ hits }) => [...hits])
  while (kept.reduce((sum, hits) => sum + hits.length, 0) > most) kept.toSorted((a, b) => b.length - a.length)[0]!.pop()
  return kept.flat()
}
