import { wanted } from '#features/settings/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Recipient } from '#server/slices/notice.ts'
import { notified } from '../contract.ts'
import { pathOf } from './path.ts'
import { keepNotices } from './queries.ts'

/** What one recipient is told, of which kind. */
export interface ToldNotice extends Recipient {
  readonly type: string
}

/** Keeps notices and tells the open pages of their members, unless they have switched them off. */
export async function notify({ tx, emit, tools }: TransactionContext, told: readonly ToldNotice[]): Promise<void> {
  const wished = await wanted(tx, tools.notices, told, 'in_app')
  const rows = wished.map(({ subject, letter: _, ...notice }) => ({ ...notice, subject_type: subject.type, subject_id: subject.id }))
  // What leads nowhere is not kept: a list must be able to show every row.
  for (const row of rows) pathOf(tools, row)
  const fresh = rows.length ? await keepNotices(tx, rows) : []
  for (const member_id of new Set(fresh)) emit(notified, { member_id })
}
