import type { NoticeTarget } from '#kernel/notice.ts'
import type { Tools } from '#server/operations/tools.ts'

interface TypedTarget extends NoticeTarget {
  readonly type: string
  readonly subject_type: string
}
/** Link of a notice: its subject's page, or the path its type declares. Open redirect: never a stored URL. */
export function pathOf({ notices, subjects }: Pick<Tools, 'notices' | 'subjects'>, target: TypedTarget): string {
  const path = notices.get(target.type)?.path?.(target) ?? subjects.get(target.subject_type)?.path(target.subject_id)
  if (path === undefined) throw new Error(`a notice ${target.type} of ${target.subject_type} leads nowhere: no slice registers such a subject`)
  return path
}
