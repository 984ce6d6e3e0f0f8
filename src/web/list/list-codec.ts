import { type $ZodObject, parse } from 'zod/v4/core'
import type { AnyOperation, GivenOf, InputOf } from '#kernel/operation.ts'
import { address, type RouteMatch, readInput } from '../router/screen.ts'

/** Order and place of a list: everything else in its input is a filter. */
const PLACE = new Set(['sort', 'page', 'page_size', 'cursor'])
const isSet = (value: unknown) => value !== undefined && String(value) !== ''

/** Address codec of a list, derived from the input of its operation. */
export interface ListCodec<Op extends AnyOperation> {
  readonly filters: readonly (keyof InputOf<Op> & string)[]
  read(place: RouteMatch): InputOf<Op> | undefined
  href(asked: GivenOf<Op>): string
  /** The same list without any of its filters, in the same order and length. */
  unfiltered(asked: InputOf<Op>): InputOf<Op>
  /** How many values are set: each of several is one. */
  filterCount(asked: InputOf<Op>): number
}

/** `base` may carry a fixed query; what only says more of another filter is not counted. */
export function listCodec<Op extends AnyOperation>(op: Op, base: string, { uncounted = [] }: { uncounted?: readonly string[] } = {}): ListCodec<Op> {
  const names = Object.keys((op.input as $ZodObject)._zod.def.shape) as (keyof InputOf<Op> & string)[]
  const filters = names.filter((name) => !PLACE.has(name))
  const [path] = base.split('?') as [string]
  return {
    filters,
    // A form without script sends its empty fields too.
    read: (place) => readInput(op, { ...place, query: new URLSearchParams([...place.query].filter(([, value]) => value.trim() !== '')) }),
    href(asked) {
      const [, query] = address(path, op, asked).split('?')
      if (!query) return base
      return `${base}${base.includes('?') ? '&' : '?'}${query}`
    },
    unfiltered: (asked) => ({ ...(parse(op.input, {}) as InputOf<Op>), ...kept(asked) }),
    filterCount: (asked) =>
      filters
        .filter((name) => !uncounted.includes(name))
        .reduce((count, name) => count + (Array.isArray(asked[name]) ? asked[name].length : Number(isSet(asked[name]))), 0),
  }
}

/** A reader's own order and length stay. */
const kept = (asked: object) => Object.fromEntries(Object.entries(asked).filter(([name]) => name === 'sort' || name === 'page_size'))
