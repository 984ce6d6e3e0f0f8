import type { MemberId } from '#kernel/shapes.ts'
import type { Deed } from '#server/run/call.ts'
import { notified } from '../contract.ts'
import { keepNotices, type NewNotice } from './queries.ts'

/** Keeps notices and tells the open pages of their members. */
export async function notify({ tx, emit }: Deed, ...notices: readonly NewNotice[]): Promise<void> {
  for (const member_id of new Set(await keepNotices(tx, notices))) emit(notified, { member_id: member_id as MemberId })
}
