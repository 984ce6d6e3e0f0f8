import { wanted, withGrouping } from '#features/settings/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Recipient } from '#server/slices/notice.ts'
import { notified } from '../contract.ts'
import { pathOf } from './path.ts'
import { keepGrouped, keepNotices, type NewNotice } from './queries-keep.ts'

/** A notice of one type to one recipient. */
export interface ToldNotice extends Recipient {
  readonly type: string
}

/** Stores notices and updates open pages, unless the member has switched the type off. Returns the members to whom something was new. */
export async function notify({ tx, emit, tools }: TransactionContext, told: readonly ToldNotice[]): Promise<ReadonlySet<string>> {
  const wished = await wanted(tx, tools.notices, told, 'in_app')
  const rows = wished.map(rowOf)
  // Throws before storing if a notice has no link, because every row of the list needs one.
  for (const row of rows) pathOf(tools, { ...row, count: 1 })
  const groupable = rows.flatMap(({ group_key, actor_id, member_id }) => (group_key !== null && actor_id !== null ? [member_id] : []))
  const grouping = await withGrouping(tx, groupable)
  const joins = ({ group_key, actor_id, member_id }: NewNotice) => group_key !== null && actor_id !== null && grouping.has(member_id)
  const [grouped, single] = [rows.filter(joins), rows.filter((row) => !joins(row))]
  const fresh = [...(single.length ? await keepNotices(tx, single) : []), ...(grouped.length ? await keepGrouped(tx, grouped) : [])]
  const told_anew = new Set(fresh)
  for (const member_id of told_anew) emit(notified, { member_id })
  return told_anew
}

const rowOf = ({ subject, letter: _, group, ...notice }: ToldNotice): NewNotice => ({
  ...notice,
  subject_type: subject.type,
  subject_id: subject.id,
  group_key: group ?? null,
})
