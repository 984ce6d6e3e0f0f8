import { type Ties, tiesOf } from '#features/network/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { seenAs } from '../contract.ts'
import type { Relationship } from '../rules.ts'

export const standingFrom = ({ follow_status, follows_you }: Ties, own: boolean): Relationship => ({
  own,
  follows: follow_status === 'Accepted',
  followed: follows_you,
})

export type ViewerStanding = (typeof seenAs)[number]
/** Relation of a fictive viewer, for the preview of the own profile. */
export const standingAs = (kind: ViewerStanding): Relationship => ({ own: false, follows: kind !== 'guest', followed: kind === 'connection' })

export async function standingsOf(db: Db, viewer: string | null, ids: readonly string[]): Promise<(id: string) => Relationship> {
  const tieOf = await tiesOf(db, viewer, ids)
  return (id) => standingFrom(tieOf(id), id === viewer)
}
