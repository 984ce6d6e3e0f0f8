import type { Tools } from '#server/operations/tools.ts'
import type { Moderation, SubjectKind } from '#server/slices/subject.ts'
import type { Measure } from '../rules.ts'

export type ReportableKind = SubjectKind & { readonly moderation: Moderation }
/** Allow-list: only kinds that were registered with what moderators need, by the specification's names. */
export const kindOf = ({ subjects }: Pick<Tools, 'subjects'>, name: string): ReportableKind | undefined =>
  [...subjects.values()].find((kind): kind is ReportableKind => kind.name === name && kind.moderation !== undefined)
/** What a decision can do about it. What cannot be hidden is answered for by its member. */
export const measuresFor = (kind: ReportableKind | undefined): Measure[] => [
  'warn',
  ...(kind?.moderation.hide ? (['hide', 'remove'] as const) : []),
  ...(['restrict', 'suspend'] as const),
]
