import { wanted } from '#features/settings/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Recipient } from '#server/slices/notice.ts'
import { notified } from '../contract.ts'
import { pathOf } from './path.ts'
import { keepNotices } from './queries.ts'

/** A notice of one type to one recipient. */
export interface ToldNotice extends Recipient {
  readonly type: string
}

/** Stores notices and updates open pages, unless the member has switched the type off. */
export async function notify({ tx, emit, tools }: TransactionContext, told: readonly ToldNotice[]): Promise<void> {
  const wished = await wanted(tx, tools.notices, told, 'in_app')
  const rows = wished.map(({ subject, letter: _, ...notice }) => ({ ...notice, subject_type: subject.type, subject_id: subject.id }))
  // Throws before storing if a notice has no link, because every row of the list needs one.
  for (const row of rows) pathOf(tools, row)
  const fresh = rows.length ? await keepNotices(tx, rows) : []
  for (const member_id of new Set(fresh)) emit(notified, { member_id })
}
