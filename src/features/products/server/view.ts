import type { CardRow } from '#features/listings/server/public.ts'
import { type CardMediaRow, cardPicture, mediaView } from '#features/media/server/public.ts'
import { rateView } from '#features/shipping/server/public.ts'
import { itemNames, itemView } from '#features/stamp-items/server/public.ts'
import { storeView } from '#features/stores/server/public.ts'
import type { termNames } from '#features/vocabularies/server/public.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Files } from '#server/files/files.ts'
import type { ProductId, products } from '../contract.ts'
import { conditionsOf, type ProductStatus, productMachine, shownCondition } from '../rules.ts'
import { available } from './edit/publication.ts'
import type { WholeRow } from './show/queries-whole.ts'
import type { SupplyRow } from './supply/queries-supply.ts'

type ProductView = OutputOf<typeof products.show>['product']
export type CardView = OutputOf<typeof products.list>['products']['data'][number]
type TermName = Awaited<ReturnType<typeof termNames>>

export function cardView(
  files: Files,
  nameOf: TermName,
  { subject_id, seq: _, member_id: _seller, condition_group: _group, media, ...row }: Omit<CardRow, 'media'> & { media: CardMediaRow | null },
): CardView {
  return {
    ...row,
    id: subject_id as ProductId,
    productable_type: row.productable_type as CardView['productable_type'],
    store_id: row.store_id as Id<'stores'>,
    country_name: row.country && nameOf('countries', row.country),
    condition_name: row.condition && nameOf(conditionsOf(row.productable_type), row.condition),
    media: media && cardPicture(files, media),
  }
}

/** The same card from a row of the index of listings. */
export const listingView = (files: Files, nameOf: TermName, row: CardRow): CardView =>
  cardView(files, nameOf, { ...row, media: row.media as CardMediaRow | null })

type Action = ProductView['actions'][number]
/** Type assertion: the seller's rows of the state machine are exactly the actions of the contract. */
const movesOf = (status: string) => possible(productMachine, status as ProductStatus, 'seller') as Action[]

interface Reader {
  readonly viewer: string | null
  readonly nameOf: TermName
  readonly files: Files
}
export function productView(row: WholeRow, { viewer, nameOf, files }: Reader): ProductView {
  const { item, supply, store, rates, medias, stamp_item_id, supply_id, member_id, ...more } = row
  const { stock_on_hand: _, stock_reserved: _held, version: _version, return_domestic, return_international, ...shown } = more
  const own = viewer === member_id
  const productable = item && itemView(files, item, medias, viewer)
  const shownSupply = supply && supplyView(supply, { row, files })
  return {
    ...shown,
    id: row.id,
    productable_type: row.productable_type as ProductView['productable_type'],
    productable_id: stamp_item_id ?? supply_id,
    productable,
    supply: shownSupply,
    unit: row.unit as ProductView['unit'],
    store_id: row.store_id,
    store: storeView(files, store, nameOf, medias),
    user_id: member_id,
    status: row.status as ProductView['status'],
    is_published: row.is_published!,
    quantity: available(row),
    price: row.price!,
    medias: productable?.medias ?? shownSupply?.medias ?? [],
    names: namesOf(row, nameOf),
    return_policy: { domestic: return_domestic, international: return_international },
    rates: rates
      .filter(({ shipping_option }) => !row.shipping_option || shipping_option === row.shipping_option)
      .map((rate) => rateView(rate, nameOf)),
    actions: own ? movesOf(row.status) : [],
  }
}

function namesOf({ item, supply, productable_type, shipping_option }: WholeRow, nameOf: TermName): Record<string, string> {
  const condition = shownCondition((item ?? supply)!.condition)
  const { condition: _named, ...names } = item ? itemNames(nameOf, item) : {}
  const categories = supply?.category_ids.map((code) => nameOf('supply_categories', code)).join(', ')
  return {
    ...names,
    ...(condition && { condition: nameOf(conditionsOf(productable_type), condition) }),
    ...(categories && { category_ids: categories }),
    ...(shipping_option && { shipping_option: nameOf('shipping_options', shipping_option) }),
  }
}

function supplyView({ id, condition, category_ids, media_ids }: SupplyRow, { row, files }: { readonly row: WholeRow; readonly files: Files }) {
  return {
    id,
    sub_title: row.sub_title,
    condition: condition as NonNullable<ProductView['supply']>['condition'],
    category_ids,
    media_ids: media_ids as NonNullable<ProductView['supply']>['media_ids'],
    medias: media_ids.flatMap((one) => row.medias.get(one as Id<'medias'>) ?? []).map((media) => mediaView(files, media)),
  }
}
