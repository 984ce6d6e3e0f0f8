import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type StoredPicture, weightOf } from './drawn.ts'
import { announce, claimArrivals, keepMedias, takeQuota } from './queries.ts'

/** Stores pictures made by ourselves: files first, under keys that a sweeper removes if their rows are never inserted. Returns their ids. */
export async function keepDrawn(
  db: Db,
  member_id: Id<'members'>,
  drawn: readonly StoredPicture[],
  putFiles: () => Promise<void>,
): Promise<Id<'medias'>[]> {
  const keys = drawn.map(({ key }) => key)
  await announce(db, keys)
  await putFiles()
  return db.transaction().execute(async (tx) => {
    if (!(await takeQuota(tx, member_id, weightOf(drawn)))) throw new Error('no space is left for the pictures of this member')
    if (!(await claimArrivals(tx, keys))) throw new Error('the pictures came too late: a sweeper may have taken their files')
    return (await keepMedias(tx, member_id, drawn)).map(({ id }) => id)
  })
}
