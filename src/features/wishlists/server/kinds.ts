import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { SubjectKind } from '#server/slices/subject.ts'

/** What slices have registered as something to be wished for, by the specification's names. */
export const wishable = ({ subjects }: Pick<Tools, 'subjects'>): readonly SubjectKind[] =>
  [...subjects.values()].filter(({ uses }) => uses.includes('wish'))

export const kindNamed = (tools: Pick<Tools, 'subjects'>, name: string | undefined): SubjectKind | Refusal<'wish.kind'> =>
  wishable(tools).find((kind) => kind.name === name) ?? refuse('wish.kind')
