import type * as z from 'zod/mini'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { Speciality } from '../../contract.ts'
import { ON_A_SHELF, specialitiesOf } from './queries-specialities.ts'
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
/** What a store deals in and has for sale today; what its seller chose but has nothing of is left out. The fullest fill a shelf with their newest. */
export async function specialitiesIn(asked: Asked, { db, files, locale }: Reader): Promise<(z.infer<typeof Speciality> & { shelf: string[] })[]> {
  const [rows, nameOf] = await Promise.all([specialitiesOf(db, { ...asked, most: SHOWN }), termNames(db, locale)])
  return rows.map((row, at) => ({
    ...{ facet: row.facet, code: row.of, name: nameOf(LISTS[row.facet], row.of), count: row.count },
    piece: row.media ? pieceView(files, row) : null,
    shelf: at < SHELVES && row.count >= ON_A_SHELF ? row.newest : [],
  }))
}
