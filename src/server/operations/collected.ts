import { permissionsOf } from '#kernel/operation.ts'
import { platformTags, type Tags } from '../privacy.ts'
import type { Declarations, Opening } from './declarations.ts'
import type { Slice } from './slice.ts'
import type { Tools } from './tools.ts'

/** What the slices declare, put together for whoever needs all of it. */
export function collected(slices: readonly Slice[]): Pick<Tools, 'counts' | 'asked' | 'closedToGuests' | 'tags' | 'unfinished'> {
  const operations = slices.flatMap(({ handlers }) => handlers.map(({ op }) => op))
  const asked = new Set(operations.flatMap(permissionsOf))
  const open = new Set(operations.filter(({ guests }) => guests).flatMap(permissionsOf))
  return {
    counts: once(
      'count',
      [...slices].map(({ counts }) => counts),
    ),
    asked,
    closedToGuests: new Set([...asked].filter((permission) => !open.has(permission))),
    tags: once('table', [platformTags, ...slices.map(({ tags }) => tags)]) as Tags,
    unfinished: async (db, member_id) => {
      const found: Opening[] = []
      for (const find of fromAbove(slices)) found.push(...(await find(db, member_id)))
      return found
    },
  }
}

/** What stands highest is asked first: an order that ends meanwhile has left its money further down by then. */
const fromAbove = (slices: readonly Slice[]) => slices.flatMap(({ unfinished }) => unfinished).reverse()

/** A name that two slices give would silently be the second one's. */
export function once<T>(what: string, parts: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> {
  const all: Record<string, T> = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (name in all) throw new Error(`the ${what} ${name} is declared by two slices`)
    all[name] = value
  }
  return all
}

/** By event: what becomes of sockets, and how much later they hear of it. */
export function socketEventsOf(slices: readonly Pick<Declarations, 'socketEvents'>[]) {
  const all = slices.flatMap(({ socketEvents }) => socketEvents)
  const names = (wanted: 'end' | 'check') => new Set(all.filter(({ sockets }) => sockets === wanted).map(({ event }) => event.name))
  return {
    ends: names('end'),
    checks: names('check'),
    later: Object.fromEntries(all.flatMap(({ event, after_ms }) => (after_ms ? [[event.name, after_ms] as const] : []))),
  }
}
