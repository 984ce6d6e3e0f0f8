import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'

/** What each day changed in a member's collection. */
export const collectionDays = (member_id: MemberId) =>
  sql`select day, what, currency, amount from collection_days where member_id = ${member_id}::uuid`
