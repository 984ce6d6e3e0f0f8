import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/db.ts'
import { keeping } from '#server/keeping.ts'
import { read } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { catalogueNumberOf } from './card.ts'
import { findAlike, findCards, type Likeness } from './queries-similar.ts'
import { findSeenWhole } from './queries-whole.ts'
import { cardView, keptMedia } from './view.ts'

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

export const similar = read(products.similar, async ({ input, viewer, asker, db, tools }) => {
  const product = await findSeenWhole(db, input.id, viewer.id)
  if (!product) return refuse('product.not_found')
  const { item } = product
  const likeness = {
    ...{ product_id: product.id, item_kind: item.item_kind, country: item.country, year_issued: item.year_issued, condition: item.condition },
    ...{ price: product.price!, catalogue_number: await catalogueNumberOf(db, item) },
  }
  const [nameOf, ids] = await Promise.all([termNames(db, asker.locale), alike(db, likeness)])
  const rows = ids.length ? await findCards(db, viewer.id, ids, SHOWN) : []
  return { products: rows.map((row) => cardView(tools.files, nameOf, { ...row, media: keptMedia(row.media) })) }
})
