import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import { keeping } from '#server/keeping.ts'
import { cachedQuery } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { catalogueNumberOf } from '../card.ts'
import { marksIn } from '#features/listings/server/find/queries-find.ts'
import { findAlike, findCards, type Likeness, marksOfCards } from '#features/listings/server/similar/queries-similar.ts'
import { findSeenWhole, marksOfSeen, type WholeRow } from '../show/queries-whole.ts'
import { cardView, keptMedia } from '../view.ts'

const SHOWN = 10
/** Some of those that were alike are gone a minute later. */
const SPARE = 10
const MINUTE = 60_000
const MOST_KEPT = 5_000
const kept = new WeakMap<object, ReturnType<typeof keeping<string[]>>>()

/** What is like a thing is looked up once a minute for everybody; whether it may still be had, and be seen by this visitor, each time. */
function alike(db: Db, likeness: Likeness): Promise<string[]> {
  const root = db.getExecutor().adapter
  const known = kept.get(root) ?? keeping<string[]>(MINUTE, MOST_KEPT)
  kept.set(root, known)
  return known(JSON.stringify(likeness), () => findAlike(db, likeness, SHOWN + SPARE))
}

/** The product, what is like it, and the cards of that. */
export const similar = cachedQuery(
  products.similar,
  async ({ input, viewer, db }) => {
    const seen = marksOfSeen(db, input.id, viewer.id)
    const product = await findSeenWhole(db, input.id, viewer.id)
    if (!product) return seen
    const likeness = await likenessOf(db, product)
    return async () => {
      const ids = await alike(db, likeness)
      return markOf(await seen(), ids, ids.length ? await marksOfCards(db, viewer.id, ids, SHOWN) : '')
    }
  },
  async ({ input, viewer, requester, db, tools, stands }) => {
    const product = await findSeenWhole(db, input.id, viewer.id)
    if (!product) return refuse('product.not_found')
    const [nameOf, ids] = await Promise.all([termNames(db, requester.locale), alike(db, await likenessOf(db, product))])
    const rows = ids.length ? await findCards(db, viewer.id, ids, SHOWN) : []
    stands(markOf(product.marks, ids, marksIn(rows)))
    return { products: rows.map((row) => cardView(tools.files, nameOf, { ...row, media: keptMedia(row.media) })) }
  },
)

const markOf = (product: string, ids: readonly string[], cards: string) => `${product} ${ids} ${cards}`

async function likenessOf(db: Db, product: WholeRow): Promise<Likeness> {
  const { item_kind, country, year_issued, condition } = product.item
  const catalogue_number = await catalogueNumberOf(db, product.item)
  return { product_id: product.id, item_kind, country, year_issued, condition, price: product.price!, catalogue_number }
}
