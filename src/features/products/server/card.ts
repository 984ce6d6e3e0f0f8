import { plainDenomination } from '#features/listings/contract.ts'
import { type CardColumns, optionsOf, rankWords, takeCardDown, upsertCard } from '#features/listings/server/public.ts'
import { findMedias, type MediaRow } from '#features/media/server/public.ts'
import { ratesOf } from '#features/shipping/server/public.ts'
import { findItems } from '#features/stamp-items/server/public.ts'
import { findStores, type StoreRow } from '#features/stores/server/public.ts'
import { groupOf, type TermList, termNames, termSymbols } from '#features/vocabularies/server/public.ts'
import { locales } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { productSubject } from '../contract.ts'
import { conditionsOf, shownCondition } from '../rules.ts'
import { findProducts, type ProductRow } from './queries.ts'
import { awayAmong } from './queries-listed.ts'
import { findSupplies } from './supply/queries-supply.ts'
import { type Thing, thingOf } from './supply/thing.ts'

export interface CardSource {
  readonly product: ProductRow
  readonly item: Thing
  readonly store: StoreRow
  readonly media: MediaRow | null
}

/** Data of cards, in four statements for any number of products. */
export async function facesOf(db: Db, rows: readonly ProductRow[]): Promise<CardSource[]> {
  const items = await findItems(
    db,
    rows.flatMap((row) => row.stamp_item_id ?? []),
  )
  const supplies = await findSupplies(
    db,
    rows.flatMap((row) => row.supply_id ?? []),
  )
  const stores = await findStores(db, [...new Set(rows.map((row) => row.store_id))])
  const things = rows.map((row) => thingOf(items.get(row.stamp_item_id ?? ''), supplies.get(row.supply_id ?? '')))
  const medias = await findMedias(
    db,
    things.flatMap(({ media_ids }) => media_ids.slice(0, 1)),
  )
  return rows.map((product, at) => {
    const item = things[at]!
    return { product, item, store: stores.get(product.store_id)!, media: medias.get(item.media_ids[0]!) ?? null }
  })
}

/** `Sc 240`: abbreviations of catalogues are the same in all languages. */
export async function catalogueNumberOf(db: Db, { catalogue_number: [first] }: Pick<Thing, 'catalogue_number'>): Promise<string | null> {
  return first ? `${(await termSymbols(db))('catalogue_types', first.type)} ${first.number}` : null
}

/** All columns of a card except its search words. */
export async function faceOf(db: Db, { product, item, store, media }: CardSource) {
  return {
    subject_id: product.id,
    member_id: product.member_id,
    store_id: store.id,
    store_name: store.name,
    name: product.name,
    item_kind: item.item_kind,
    productable_type: product.productable_type,
    country: item.country,
    year_issued: item.year_issued,
    condition: shownCondition(item.condition),
    condition_group: await conditionGroup(db, product, item),
    catalogue_number: await catalogueNumberOf(db, item),
    price: product.price!,
    regular_price: product.regular_price,
    currency: product.currency,
    quantity: product.stock_on_hand - product.stock_reserved,
    media,
    width_mm: item.width_mm,
    height_mm: item.height_mm,
  }
}

/** What the filter of conditions asks for: mint or used of a collectible, new or used of a supply. */
async function conditionGroup(db: Db, { productable_type }: ProductRow, { condition }: Thing): Promise<string> {
  if (condition === null) return 'NA'
  return productable_type === 'Supply' ? condition : ((await groupOf(db, 'conditions', condition)) ?? condition)
}

/** Columns that filters use. */
async function foundBy(db: Db, { product, item }: CardSource, options: readonly string[]) {
  return {
    number: product.number,
    grade: item.grade,
    color: item.color,
    color_family: item.color && (await groupOf(db, 'colours', item.color)),
    quality: item.quality,
    format: item.format,
    denomination: plainDenomination(item.denomination),
    topic_ids: item.topic_ids,
    category_ids: item.category_ids,
    shipping_options: [...options],
  }
}

/** Search words in all languages. */
async function textsOf(db: Db, { product, item, store }: CardSource): Promise<string[]> {
  const codes: [TermList, string | null][] = [
    ['countries', item.country],
    [conditionsOf(product.productable_type), item.condition],
    ['colours', item.color],
    ['formats', item.format],
    ['item_kinds', item.item_kind],
    ...item.topic_ids.map((code): [TermList, string] => ['topics', code]),
    ...(product.supply_id ? item.category_ids.map((code): [TermList, string] => ['supply_categories', code]) : []),
    ...item.catalogue_number.map(({ type }): [TermList, string] => ['catalogue_types', type]),
  ]
  const named = await Promise.all(locales.map(async (locale) => codesIn(await termNames(db, locale), codes)))
  const symbolOf = await termSymbols(db)
  const numbers = item.catalogue_number.map(({ type, number }) => `${type} ${symbolOf('catalogue_types', type) ?? ''} ${number}`)
  return [
    product.name,
    product.sub_title,
    ...product.tags,
    store.name,
    item.name,
    item.denomination,
    `${item.year_issued ?? ''}`,
    ...numbers,
    ...named.flat(),
  ]
}
const codesIn = (nameOf: (list: TermList, code: string) => string, codes: readonly [TermList, string | null][]) =>
  codes.flatMap(([list, code]) => (code === null ? [] : nameOf(list, code)))

async function wordsOf(db: Db, face: CardSource): Promise<string[]> {
  const { product, item } = face
  return [
    ...wordsIn(await textsOf(db, face)),
    ...rankWords(
      product.name,
      item.catalogue_number.map(({ number }) => number),
    ),
  ]
}

/** Cards as they are stored in the index of listings. */
export async function cardsOf(db: Db, ids: readonly Id<'products'>[]): Promise<CardColumns[]> {
  const faces = await facesOf(db, await findProducts(db, ids))
  const rates = await ratesOf(db, [...new Set(faces.map(({ product }) => product.member_id))])
  return Promise.all(
    faces.map(async (face) => {
      const options = optionsOf(rates.get(face.product.member_id))
      const kind = productSubject.type
      return { kind, ...(await faceOf(db, face)), ...(await foundBy(db, face, options)), words: await wordsOf(db, face) }
    }),
  )
}

/** Precondition: products are locked and published. Writes their cards again; those of a store that is away have none. */
export async function upsertCards(tx: Tx, ids: readonly Id<'products'>[]) {
  const away = await awayAmong(tx, ids)
  const shown = ids.filter((id) => !away.has(id))
  for (const id of away) await takeCardDown(tx, id)
  for (const card of await cardsOf(tx, shown)) await upsertCard(tx, card)
}
