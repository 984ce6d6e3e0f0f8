/** Reasons in the order of the page: what one has asked for stands first. A thing stands under the first of its reasons. */
export const whys = ['wants', 'sets', 'ending', 'alike', 'sellers'] as const
export type Why = (typeof whys)[number]

/** Shown of each reason. */
export const SHOWN = 12

/** A thing that something speaks for. */
export interface Candidate {
  readonly why: Why
  readonly type: string
  readonly id: string
}

/** Each thing under the first of its reasons, at most so many under each; things of several kinds in turn. */
export function arranged(found: readonly Candidate[], order: readonly Why[], shown = SHOWN): ReadonlyMap<Why, readonly Candidate[]> {
  const seen = new Set<string>()
  const places = order.map((why) => {
    const fresh = inTurn(found.filter((one) => one.why === why)).filter(({ type, id }) => !seen.has(`${type} ${id}`))
    const kept = fresh.slice(0, shown)
    for (const { type, id } of kept) seen.add(`${type} ${id}`)
    return [why, kept] as const
  })
  return new Map(places.filter(([, kept]) => kept.length > 0))
}

/** The best of each kind, then the second of each. */
function inTurn(found: readonly Candidate[]): readonly Candidate[] {
  const byType = [...Map.groupBy(found, ({ type }) => type).values()]
  const most = Math.max(0, ...byType.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => byType.flatMap((same) => same[at] ?? [])).flat()
}
