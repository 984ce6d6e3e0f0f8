import { listingFilters } from '#features/listings/contract.ts'
import { findStores } from '#features/stores/server/public.ts'
import { fill } from '#kernel/address.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type AlertListing, alertSource } from '#server/slices/alert-source.ts'
import { productChanged, productSubject } from '../../contract.ts'
import { cardsOf } from '../card.ts'
import { findProducts } from '../queries.ts'

/** Products that come on the market: published the first time, again, or back in stock. */
export const productAlerts = alertSource({
  type: productSubject.name,
  filters: Object.keys(listingFilters),
  // Words in the address, all other filters as JSON: the page reads them back.
  hrefOf: ({ search, ...filters }) =>
    fill('/search-result', {
      ...(search ? { search } : {}),
      searchable_type: productSubject.name,
      ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
    }),
  event: productChanged,
  when: ({ status, was }) => status === 'published' && was !== 'published',
  find: async (db, { product_id }) => listingOf(db, product_id),
})

async function listingOf(db: Db, id: Id<'products'>): Promise<AlertListing | undefined> {
  const [row] = await findProducts(db, [id])
  if (row?.status !== 'published') return undefined
  const card = (await cardsOf(db, [id]))[0]!
  const store_id = card.store_id as Id<'stores'>
  const facets = {
    ...{ topic_ids: card.topic_ids, category_ids: card.category_ids, denomination: card.denomination ? [card.denomination] : [] },
    ...{ country: one(card.country), color: [...one(card.color), ...one(card.color_family)], format: one(card.format), grade: one(card.grade) },
    ...{ quality: one(card.quality), shipping_option: card.shipping_options, condition: one(card.condition_group), item_kind: one(card.item_kind) },
  }
  return {
    ...{ type: productSubject.name, subject_type: productSubject.type, id, member_id: card.member_id, title: card.name, words: card.words, facets },
    ...{ year: card.year_issued, price: card.price, numbers: [card.number, (await findStores(db, [store_id])).get(store_id)!.uuid] },
    ...{ store_id, productable_type: card.productable_type },
  }
}
const one = (value: string | null) => (value === null ? [] : [value])
