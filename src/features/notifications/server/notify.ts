import type { MemberId } from '#kernel/shapes.ts'
import type { Deed } from '#server/run/call.ts'
import { notified } from '../contract.ts'
import { keepNotice, type NewNotice } from './queries.ts'

/** Keeps a notice and tells the open pages of its member. */
export async function notify({ tx, emit }: Deed, notice: NewNotice): Promise<boolean> {
  const fresh = await keepNotice(tx, notice)
  if (fresh) emit(notified, { member_id: notice.member_id as MemberId })
  return fresh
}
