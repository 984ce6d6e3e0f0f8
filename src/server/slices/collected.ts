import { noticeTexts } from '#kernel/notice.ts'
import { permissionsOf } from '#kernel/operation.ts'
import { rightTexts } from '#kernel/plan-right.ts'
import type { Texts } from '#kernel/texts.ts'
import type { Slice } from '../operations/slice.ts'
import type { Tools } from '../operations/tools.ts'
import { platformTags, type Tags } from '../privacy.ts'
import type { Declarations, Opening, SubjectCount } from './declarations.ts'
import { rightsWithCounts } from './plan-right.ts'

/** Registries of what all slices declare, by name, so that platform and mirrors need no list of their own. */
export function collected(slices: readonly Slice[]): Collected {
  const operations = slices.flatMap(({ handlers }) => handlers.map(({ op }) => op))
  const asked = new Set(operations.flatMap(permissionsOf))
  const open = new Set(operations.filter(({ guests }) => guests).flatMap(permissionsOf))
  const counts = once(
    'count',
    slices.map(({ counts }) => counts),
  )
  return {
    counts,
    // Upper slices first, as with notices: what members pay for stands above what it builds on.
    rights: rightsWithCounts(
      slices.toReversed().flatMap(({ rights }) => rights),
      counts,
    ),
    asked,
    scoped: scopedBy(slices),
    closedToGuests: new Set([...asked].filter((permission) => !open.has(permission))),
    tags: once('table', [platformTags, ...slices.map(({ tags }) => tags)]) as Tags,
    unfinished: unfinishedOf(slices),
    levelSources: slices.flatMap(({ levelSources }) => levelSources),
    alertSources: slices.flatMap(({ alertSources }) => alertSources),
    suggests: slices.flatMap(({ suggests }) => suggests),
    recommends: slices.flatMap(({ recommends, part }) => recommends.map((source) => ({ ...source, ...(part && { part: part.code }) }))),
    subjectCounts: countsOnce(slices.flatMap(({ subjectCounts }) => subjectCounts)),
    guarded: new Map(slices.flatMap(({ guarded }) => guarded.map((act) => [act.op.http, act] as const))),
    statementCauses: slices.flatMap(({ statementCauses }) => statementCauses),
    searchKinds: byType(slices.flatMap(({ searchKinds, part }) => searchKinds.map((kind) => ({ ...kind, ...(part && { part: part.code }) })))),
    // Upper slices first: the settings page begins with the notices that members deal with most.
    notices: byType(slices.toReversed().flatMap(({ notices }) => notices)),
    subjects: byType(slices.flatMap(({ subjects }) => subjects)),
  }
}
type Collected = Pick<
  Tools,
  | 'counts'
  | 'rights'
  | 'levelSources'
  | 'asked'
  | 'scoped'
  | 'closedToGuests'
  | 'tags'
  | 'unfinished'
  | 'suggests'
  | 'recommends'
  | 'subjectCounts'
  | 'statementCauses'
  | 'guarded'
  | 'searchKinds'
  | 'alertSources'
  | 'notices'
  | 'subjects'
>

function scopedBy(slices: readonly Slice[]): Tools['scoped'] {
  const all = Map.groupBy(
    slices.flatMap(({ scopes }) => scopes),
    ([scope]) => scope,
  )
  return new Map([...all].map(([scope, pairs]) => [scope, pairs.map(([, op]) => op)]))
}

/** Race: upper slices are asked first. The money of an order completed meanwhile is then found in the ledger, which is asked later. */
function unfinishedOf(slices: readonly Slice[]): Tools['unfinished'] {
  const finders = slices.flatMap(({ unfinished }) => unfinished).reverse()
  return async (db, member_id) => {
    const found: Opening[] = []
    for (const find of finders) found.push(...(await find(db, member_id)))
    return found
  }
}

/** All texts that the server itself writes: refusals, notices, letters and names of rights. */
export const collectedTexts = (slices: readonly Slice[]): readonly Texts[] =>
  slices.flatMap(({ texts, notices, rights }) => [texts, ...notices.map(noticeTexts), ...rights.map(rightTexts)])

/** Throws when two have the same type. */
function byType<T extends { readonly type: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  const known = new Map(all.map((one) => [one.type, one]))
  if (known.size < all.length) throw new Error(`declared twice: ${all.filter((one) => known.get(one.type) !== one).map(({ type }) => type)}`)
  return known
}

/** Throws when two slices declare the same name: the second would silently replace the first. */
export function once<T>(what: string, parts: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> {
  const all: Record<string, T> = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (name in all) throw new Error(`the ${what} ${name} is declared by two slices`)
    all[name] = value
  }
  return all
}

/** Throws when two count a subject under one name: in one statement the second would hide the first. */
function countsOnce(all: readonly SubjectCount[]): readonly SubjectCount[] {
  once(
    'count of a subject',
    all.map(({ of, name }) => ({ [`${of}.${name}`]: name })),
  )
  return all
}

/** Effects on sockets and delays, by event. */
export function socketEventsOf(slices: readonly Pick<Declarations, 'socketEvents'>[]) {
  const all = slices.flatMap(({ socketEvents }) => socketEvents)
  const names = (wanted: 'end' | 'check') => new Set(all.filter(({ sockets }) => sockets === wanted).map(({ event }) => event.name))
  return {
    ends: names('end'),
    checks: names('check'),
    later: Object.fromEntries(all.flatMap(({ event, after_ms }) => (after_ms ? [[event.name, after_ms] as const] : []))),
  }
}
