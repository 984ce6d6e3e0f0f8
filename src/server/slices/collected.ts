import { noticeTexts } from '#kernel/notice.ts'
import { permissionsOf } from '#kernel/operation.ts'
import type { Texts } from '#kernel/texts.ts'
import type { Slice } from '../operations/slice.ts'
import type { Tools } from '../operations/tools.ts'

/** Registries of what all slices declare, by name, so that platform and mirrors need no list of their own. */
export const collected = (slices: readonly Slice[]): Pick<Tools, 'counts' | 'asked' | 'notices' | 'subjects'> => ({
  counts: Object.assign({}, ...slices.map(({ counts }) => counts)),
  asked: new Set(slices.flatMap(({ handlers }) => handlers.flatMap(({ op }) => permissionsOf(op)))),
  // Upper slices first: the settings page begins with the notices that members deal with most.
  notices: byType(slices.toReversed().flatMap(({ notices }) => notices)),
  subjects: byType(slices.flatMap(({ subjects }) => subjects)),
})

/** All texts that the server itself writes: refusals, notices and letters. */
export const collectedTexts = (slices: readonly Slice[]): readonly Texts[] =>
  slices.flatMap(({ texts, notices }) => [texts, ...notices.map(noticeTexts)])

/** Throws when two have the same type. */
function byType<T extends { readonly type: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  const known = new Map(all.map((one) => [one.type, one]))
  if (known.size < all.length) throw new Error(`declared twice: ${all.filter((one) => known.get(one.type) !== one).map(({ type }) => type)}`)
  return known
}
