import { memberSubject } from '#features/members/contract.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { SubjectKind } from '#server/slices/subject.ts'

/** Registered subjects that can be bookmarked, by the specification's names. */
export const bookmarkable = ({ subjects }: Pick<Tools, 'subjects'>): readonly SubjectKind[] =>
  [...subjects.values()].filter(({ uses }) => uses.includes('bookmark'))

export const kindNamed = (tools: Pick<Tools, 'subjects'>, name: string): SubjectKind | Refusal<'bookmark.kind'> =>
  bookmarkable(tools).find((kind) => kind.name === name) ?? refuse('bookmark.kind')

/** Privacy: hidden subjects are answered as if they had never existed. */
export const isGone = ({ type }: SubjectKind) => refuse(type === memberSubject.type ? 'member.not_found' : 'bookmark.not_found')
