import { wanted } from '#features/settings/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { notified } from '../contract.ts'
import { keepNotices, type NewNotice } from './queries.ts'

/** Keeps notices and tells the open pages of their members, unless they have switched them off. */
export async function notify({ tx, emit }: TransactionContext, ...notices: readonly NewNotice[]): Promise<void> {
  const wished = await wanted(tx, notices, 'in_app')
  const fresh = wished.length ? await keepNotices(tx, wished) : []
  for (const member_id of new Set(fresh)) emit(notified, { member_id: member_id as MemberId })
}
