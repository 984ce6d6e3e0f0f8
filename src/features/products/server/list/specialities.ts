import { findCards, specialitiesIn } from '#features/listings/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { productSubject, products } from '../../contract.ts'
import { listingView } from '../view.ts'

/** Two statements whatever the number of shelves. */
export const specialities = query(products.specialities, async ({ input: { store_id }, viewer, requester: { locale }, db, tools: { files } }) => {
  const found = await specialitiesIn({ kind: productSubject.type, viewer: viewer.id, store_id }, { db, files, locale })
  const [ids, nameOf] = [[...new Set(found.flatMap(({ shelf }) => shelf))], await termNames(db, locale)]
  const rows = ids.length ? await findCards(db, viewer.id, ids, ids.length) : []
  const cards = new Map(rows.map((row) => [row.subject_id, listingView(files, nameOf, row)]))
  return { specialities: found.map(({ shelf, ...one }) => ({ ...one, shelf: shelf.flatMap((id) => cards.get(id) ?? []) })) }
})
