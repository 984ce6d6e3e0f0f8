import { type $ZodObject, parse } from 'zod/v4/core'
import type { AnyOperation, GivenOf, InputOf } from '#kernel/operation.ts'
import { address, type RouteMatch, readInput } from '../router/screen.ts'

/** Order and page; all other input is a filter. */
const PLACE = new Set(['sort', 'page', 'page_size', 'cursor'])
const isSet = (value: unknown) => value !== undefined && String(value) !== ''

/** URL codec of a list, derived from its operation's input. */
export interface ListCodec<Op extends AnyOperation> {
  readonly filters: readonly (keyof InputOf<Op> & string)[]
  read(place: RouteMatch): InputOf<Op> | undefined
  href(asked: GivenOf<Op>): string
  /** Without filters, in the same order and page size. */
  unfiltered(asked: InputOf<Op>): InputOf<Op>
  /** Number of values set; a filter with several counts each. */
  filterCount(asked: InputOf<Op>): number
}

/** `base` may contain a fixed query. `uncounted`: inputs that only refine another filter. */
export function listCodec<Op extends AnyOperation>(op: Op, base: string, { uncounted = [] }: { uncounted?: readonly string[] } = {}): ListCodec<Op> {
  const names = Object.keys((op.input as $ZodObject)._zod.def.shape) as (keyof InputOf<Op> & string)[]
  const filters = names.filter((name) => !PLACE.has(name))
  const [path] = base.split('?') as [string]
  return {
    filters,
    // Without script, forms also send empty fields.
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

/** Order and page size stay. */
const kept = (asked: object) => Object.fromEntries(Object.entries(asked).filter(([name]) => name === 'sort' || name === 'page_size'))
