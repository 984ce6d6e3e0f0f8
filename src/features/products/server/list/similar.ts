import { alike, findCards, type Likeness, marksIn, marksOfCards, SIMILAR_SHOWN } from '#features/listings/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import { cachedQuery } from '#server/operations/slice.ts'
import { productSubject, products } from '../../contract.ts'
import { catalogueNumberOf } from '../card.ts'
import { findSeenWhole, marksOfSeen, type WholeRow } from '../show/queries-whole.ts'
import { thingOf } from '../supply/thing.ts'
import { listingView } from '../view.ts'

export const similar = cachedQuery(
  products.similar,
  async ({ input, viewer, db }) => {
    const seen = marksOfSeen(db, input.id, viewer.id)
    const product = await findSeenWhole(db, input.id, viewer.id)
    if (!product) return seen
    const likeness = await likenessOf(db, product)
    return async () => {
      const ids = await alike(db, likeness)
      return markOf(await seen(), ids, ids.length ? await marksOfCards(db, viewer.id, ids, SIMILAR_SHOWN) : '')
    }
  },
  async ({ input, viewer, requester, db, tools, stands }) => {
    const product = await findSeenWhole(db, input.id, viewer.id)
    if (!product) return refuse('product.not_found')
    const [nameOf, ids] = await Promise.all([termNames(db, requester.locale), alike(db, await likenessOf(db, product))])
    const rows = ids.length ? await findCards(db, viewer.id, ids, SIMILAR_SHOWN) : []
    stands(markOf(product.marks, ids, marksIn(rows)))
    return { products: rows.map((row) => listingView(tools.files, nameOf, row)) }
  },
)

const markOf = (product: string, ids: readonly string[], cards: string) => `${product} ${ids} ${cards}`

async function likenessOf(db: Db, product: WholeRow): Promise<Likeness> {
  const thing = thingOf(product.item, product.supply)
  const { item_kind, country, year_issued, condition } = thing
  const catalogue_number = await catalogueNumberOf(db, thing)
  const of = { kind: productSubject.type, subject_id: product.id }
  return { ...of, item_kind, country, year_issued, condition, price: product.price!, catalogue_number }
}
