import type { NoticeProperty } from '#kernel/notice.ts'
import type { Tools } from '#server/operations/tools.ts'

interface NoticeTarget {
  readonly type: string
  readonly subject_type: string
  readonly subject_id: string
  readonly property: NoticeProperty
}
/** Where a press leads: to the page of its subject, or where its kind says; never to an address that somebody could have written. */
export function pathOf({ notices, subjects }: Pick<Tools, 'notices' | 'subjects'>, target: NoticeTarget): string {
  const path = notices.get(target.type)?.path?.(target) ?? subjects.get(target.subject_type)?.path(target.subject_id)
  if (path === undefined) throw new Error(`a notice ${target.type} of ${target.subject_type} leads nowhere: no slice registers such a subject`)
  return path
}
