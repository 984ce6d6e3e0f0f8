import type { PlanRight } from '#kernel/plan-right.ts'

interface WithLimit extends PlanRight {
  readonly limit: string
  readonly texts: Required<PlanRight['texts']>
}
interface WithoutLimit extends PlanRight {
  readonly limit?: never
  readonly texts: { readonly name: string }
}

/** Checks at compile time that a right with a limit has all its texts. */
export const planRight = (right: WithLimit | WithoutLimit): PlanRight => right

/** Throws when a limit has a count and no name, or a name and no count: members would be refused by a limit that no page can name. */
export function rightsWithCounts(rights: readonly PlanRight[], counts: Readonly<Record<string, unknown>>): readonly PlanRight[] {
  const named = new Set(rights.flatMap(({ limit }) => limit ?? []))
  const nameless = Object.keys(counts).filter((name) => !named.has(name))
  const uncounted = [...named].filter((name) => !Object.hasOwn(counts, name))
  if (nameless.length) throw new Error(`no plan right names the limit ${nameless}`)
  if (uncounted.length) throw new Error(`no slice counts the limit ${uncounted}`)
  const keys = rights.map(({ key }) => key)
  const twice = keys.filter((key, at) => keys.indexOf(key) < at)
  if (twice.length) throw new Error(`declared twice: ${twice}`)
  return rights
}
