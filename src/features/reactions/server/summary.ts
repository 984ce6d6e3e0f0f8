import type { Db } from '#server/db/db.ts'
import type { Reactions } from '../contract.ts'
import { type CountRow, countRows } from './queries.ts'

const NONE: Reactions = { total: 0, counts: [], own: null }

function summed(rows: readonly CountRow[]): Reactions {
  const shown = rows.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || (a.reaction < b.reaction ? -1 : 1))
  return {
    total: shown.reduce((sum, { count }) => sum + count, 0),
    counts: shown.map(({ reaction, count }) => ({ reaction, count })),
    own: rows.find(({ is_own }) => is_own)?.reaction ?? null,
  }
}

/** Reactions to several subjects of one kind, in one statement. */
export async function reactionsTo(db: Db, viewer: string | null, name: string, ids: readonly string[]): Promise<(id: string) => Reactions> {
  const rows = ids.length ? await countRows(db, viewer, name, ids) : []
  const found = Map.groupBy(rows, ({ subject_id }) => subject_id)
  return (id) => (found.has(id) ? summed(found.get(id)!) : NONE)
}
