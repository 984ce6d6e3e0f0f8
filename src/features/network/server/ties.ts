import type { Db } from '#server/db/db.ts'
import type { FollowStatus } from '../contract.ts'
import { tieRows } from './queries.ts'

/** The viewer's relation to a member. */
export interface Ties {
  readonly follow_status: FollowStatus
  readonly follows_you: boolean
}
const NONE: Ties = { follow_status: 'Unfollow', follows_you: false }

/** Relations to many members, in one statement. */
export async function tiesOf(db: Db, viewer: string | null, ids: readonly string[]): Promise<(id: string) => Ties> {
  const rows = viewer && ids.length ? await tieRows(db, viewer, ids) : []
  const known = new Map(rows.map(({ id, ...ties }) => [id, ties as Ties]))
  return (id) => known.get(id) ?? NONE
}
