import type { Db } from '#server/db/db.ts'
import type { BountyId } from '../../contract.ts'

/** What a bounty is found by, while it is open. */
export const foundOf = (db: Db, id: BountyId) =>
  db.selectFrom('bounties').select(['user_id', 'title', 'words', 'country']).where('id', '=', id).where('status', '=', 'Active').executeTakeFirst()
