import { refuse } from '#kernel/refusal.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { SubjectKind } from '#server/slices/subject.ts'

/** Allow-list: only kinds that were registered for it, by the specification's names. */
export const kindNamed = (tools: Pick<Tools, 'subjects'>, name: string) => kindOf(tools, { subject_type: name }) ?? refuse('comment.kind')
export const kindOf = ({ subjects }: Pick<Tools, 'subjects'>, { subject_type }: { readonly subject_type: string }): SubjectKind | undefined =>
  [...subjects.values()].find(({ name, uses }) => name === subject_type && uses.includes('comment'))
/** The same for writing: what only some of its readers may answer is not there for the others. */
export const answered = (kind: SubjectKind): SubjectKind => ({ ...kind, reach: kind.answers ?? kind.reach })
