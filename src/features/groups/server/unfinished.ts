import type { FindUnfinished } from '#server/slices/declarations.ts'
import { ownedWithOthers } from './queries-people.ts'

/** Groups with others in them are handed over before their owner's account ends. */
export const unfinishedGroups: FindUnfinished = async (db, member_id) => {
  const count = await ownedWithOthers(db, member_id)
  return count ? [{ code: 'groups', path: '/groups', facts: { count } }] : []
}
