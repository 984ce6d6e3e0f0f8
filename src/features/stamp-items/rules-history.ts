/** Sums over time: what each day changed becomes what there was at its end. */

export interface DayChange<What extends string> {
  /** The first day of its week or month; null for all that was before the first one asked. */
  readonly day: string | null
  readonly what: What
  readonly amount: number
}
export interface Bucket {
  readonly first: string
  readonly last: string
}

/** Running sums at the end of each bucket. */
export function runningSums<What extends string>(
  buckets: readonly Bucket[],
  changes: readonly DayChange<What>[],
  names: readonly What[],
): ({ day: string } & Record<What, number>)[] {
  const changesOf = Map.groupBy(changes, ({ day }) => day)
  const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<What, number>
  const add = (day: string | null) => {
    for (const { what, amount } of changesOf.get(day) ?? []) sums[what] += amount
  }
  add(null)
  return buckets.map(({ first, last }) => {
    add(first)
    return { day: last, ...sums }
  })
}
