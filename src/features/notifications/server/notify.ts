import { wants } from '#features/settings/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Deed } from '#server/run/call.ts'
import { notified } from '../contract.ts'
import { keepNotice, type NewNotice } from './queries.ts'

/** Keeps a notice and tells the open pages of its member, unless they have switched it off. */
export async function notify({ tx, emit }: Deed, notice: NewNotice): Promise<boolean> {
  if (!(await wants(tx, notice.member_id, notice.type, 'in_app'))) return false
  const fresh = await keepNotice(tx, notice)
  if (fresh) emit(notified, { member_id: notice.member_id as MemberId })
  return fresh
}
