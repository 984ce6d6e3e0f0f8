import { entryCalled } from '#features/catalogue/server/public.ts'
import { findCards } from '#features/listings/server/public.ts'
import { termNames, termSymbols } from '#features/vocabularies/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { listingView } from '../view.ts'
import { copiesOf } from './queries-entry.ts'

const SHOWN = 10
/** Rows read before those hidden from this viewer are removed. */
const WINDOW = 24

export const ofEntry = query(products.ofEntry, async ({ input, viewer, requester, db, tools }) => {
  const [entry, nameOf, symbolOf] = await Promise.all([entryCalled(db, input.id), termNames(db, requester.locale), termSymbols(db)])
  if (!entry) return { products: [] }
  const numbers = entry.catalogue_number.map(({ type, number }) => `${symbolOf('catalogue_types', type)} ${number}`)
  const ids = await copiesOf(db, { ...entry, numbers }, WINDOW)
  const rows = ids.length ? await findCards(db, viewer.id, ids, SHOWN) : []
  return { products: rows.map((row) => listingView(tools.files, nameOf, row)) }
})
