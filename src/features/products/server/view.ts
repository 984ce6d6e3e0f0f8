import { type CardRow, keptMedia } from '#features/listings/server/public.ts'
import { type MediaRow, mediaView } from '#features/media/server/public.ts'
import { rateView } from '#features/shipping/server/public.ts'
import { itemNames, itemView } from '#features/stamp-items/server/public.ts'
import { storeView } from '#features/stores/server/public.ts'
import type { termNames } from '#features/vocabularies/server/public.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Files } from '#server/files/files.ts'
import type { ProductId, products } from '../contract.ts'
import { conditionOf, conditionsOf, type ProductStatus, productMachine } from '../rules.ts'
import { available } from './edit/publication.ts'
import type { WholeRow } from './show/queries-whole.ts'

type ProductView = OutputOf<typeof products.show>['product']
export type CardView = OutputOf<typeof products.list>['products']['data'][number]
type TermName = Awaited<ReturnType<typeof termNames>>

export function cardView(
  files: Files,
  nameOf: TermName,
  { subject_id, seq: _, member_id: _seller, condition_group: _group, media, ...row }: Omit<CardRow, 'media'> & { media: MediaRow | null },
): CardView {
  return {
    ...row,
    id: subject_id as ProductId,
    productable_type: row.productable_type as CardView['productable_type'],
    store_id: row.store_id as Id<'stores'>,
    country_name: row.country && nameOf('countries', row.country),
    condition_name: row.condition && nameOf(conditionsOf(row.productable_type), row.condition),
    media: media && mediaView(files, media),
  }
}

/** The same card from a row of the index of listings. */
export const listingView = (files: Files, nameOf: TermName, row: CardRow): CardView =>
  cardView(files, nameOf, { ...row, media: keptMedia(row.media) })

type Action = ProductView['actions'][number]
/** Type assertion: the seller's rows of the state machine are exactly the actions of the contract. */
const movesOf = (status: string) => possible(productMachine, status as ProductStatus, 'seller') as Action[]

interface Reader {
  readonly viewer: string | null
  readonly nameOf: TermName
  readonly files: Files
}
export function productView(row: WholeRow, { viewer, nameOf, files }: Reader): ProductView {
  const { item, store, rates, medias, stamp_item_id, member_id, stock_on_hand: _, stock_reserved: _held, version: _version, ...shown } = row
  const productable = itemView(files, item, medias, viewer)
  const condition = conditionOf(row.productable_type, row.unit, item.condition)
  const { condition: _named, ...names } = itemNames(nameOf, item)
  return {
    ...shown,
    id: row.id,
    productable_type: row.productable_type as ProductView['productable_type'],
    productable_id: stamp_item_id,
    productable,
    unit: row.unit as ProductView['unit'],
    store_id: row.store_id,
    store: storeView(files, store, nameOf('countries', store.country), medias),
    user_id: member_id,
    status: row.status as ProductView['status'],
    is_published: row.is_published!,
    quantity: available(row),
    price: row.price!,
    medias: productable.medias,
    names: { ...names, ...(condition && { condition: nameOf(conditionsOf(row.productable_type), condition) }) },
    rates: rates.map((rate) => rateView(rate, nameOf)),
    actions: viewer === member_id ? movesOf(row.status) : [],
  }
}
