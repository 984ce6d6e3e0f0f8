import type { AnyOperation, GivenOf } from '#kernel/operation.ts'

/** An operation and what is asked of it. */
export interface OperationQuery<Op extends AnyOperation = AnyOperation> {
  readonly op: Op
  readonly input: GivenOf<Op>
  /** Asked while somebody types: nobody wants the answer any more when the next is asked. */
  readonly passing?: boolean
}
export const queryOf = <Op extends AnyOperation>(op: Op, input: GivenOf<Op>): OperationQuery<Op> => ({ op, input })

/** What the server embeds beside an answer: the operation and its input. */
export type QueryKey = readonly unknown[]
export const keyOf = ({ op, input }: OperationQuery) => [op.http, input] as const

/** The same question has the same name, in whatever order its parts were written. */
export const nameOf = (key: QueryKey): string =>
  JSON.stringify(key, (_, value) => (isThing(value) && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value))
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** Is all that is wanted among what there is? */
export const within = (wanted: unknown, had: unknown): boolean =>
  wanted === had || (isThing(wanted) && isThing(had) && Object.keys(wanted).every((name) => within(wanted[name], had[name])))

/** The later answer, with every part of the earlier one that has not changed: what shows only that is not drawn again. */
export function alike(before: unknown, now: unknown): unknown {
  if (before === now || !isThing(before) || !isThing(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const names = Object.keys(now)
  const mixed = names.map((name) => [name, alike(before[name], now[name])] as const)
  if (names.length === Object.keys(before).length && mixed.every(([name, part]) => name in before && part === before[name])) return before
  return Array.isArray(now) ? mixed.map(([, part]) => part) : Object.fromEntries(mixed)
}

type PlainObject = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is PlainObject => typeof value === 'object' && value !== null
