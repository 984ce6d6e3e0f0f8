import type * as z from 'zod/mini'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { Speciality } from '../../contract.ts'
import { ON_A_SHELF, type SpecialityRow, specialitiesOf } from './queries-specialities.ts'
import { pieceView } from './view.ts'

const [SHOWN, SHELVES] = [6, 2]
const LISTS = { country: 'countries', topic_ids: 'topics', category_ids: 'stamp_categories' } as const

interface Asked {
  readonly kind: string
  readonly viewer: string | null
  readonly store_id: string
}
interface Reader {
  readonly db: Db
  readonly files: Files
  readonly locale: Locale
}
/**
 * The fullest that get a shelf of their newest. A shelf that mostly repeats the pieces of another has none, and no shelf is shown unless
 * the store has at least twice as much as all of them: the list below has the same pieces.
 */
function shelvesOf(rows: readonly SpecialityRow[]): Set<SpecialityRow> {
  const shelves = new Set<SpecialityRow>()
  const shown = new Set<string>()
  for (const row of rows) {
    const repeated = row.newest.filter((id) => shown.has(id)).length
    if (shelves.size === SHELVES || row.count < ON_A_SHELF || repeated > ON_A_SHELF / 2) continue
    shelves.add(row)
    for (const id of row.newest) shown.add(id)
  }
  return rows[0] && rows[0].stock >= 2 * shelves.size * ON_A_SHELF ? shelves : new Set()
}

/** What a store deals in and has for sale today; what its seller chose but has nothing of is left out. */
export async function specialitiesIn(asked: Asked, { db, files, locale }: Reader): Promise<(z.infer<typeof Speciality> & { shelf: string[] })[]> {
  const [rows, nameOf] = await Promise.all([specialitiesOf(db, { ...asked, most: SHOWN }), termNames(db, locale)])
  const shelves = shelvesOf(rows)
  return rows.map((row) => ({
    ...{ facet: row.facet, code: row.of, name: nameOf(LISTS[row.facet], row.of), count: row.count },
    piece: row.media ? pieceView(files, row) : null,
    shelf: shelves.has(row) ? row.newest : [],
  }))
}
