import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'
import { underWay } from './queries.ts'

export async function unfinishedWithdrawals(db: Db, id: string): Promise<Opening[]> {
  const count = await underWay(db, id)
  return count ? [{ code: 'withdrawals', path: '/wallet', facts: { count } }] : []
}
