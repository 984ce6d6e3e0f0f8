import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import type { ProductId } from '#features/products/contract.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { productOffers } from '../contract.ts'
import { type OfferStatus, offerMachine } from '../rules.ts'
import { type WholeOffer, wholeOffers } from './queries.ts'

export type OfferView = OutputOf<typeof productOffers.show>['product_offer']

/** Offers as their buyer or seller reads them, with one question about their pictures. */
export async function offerViews(db: Db, files: Files, rows: readonly WholeOffer[], viewer: string): Promise<OfferView[]> {
  const medias = await findMedias(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  return rows.map((row) => {
    const media = row.media_id === null ? undefined : medias.get(row.media_id as Id<'medias'>)
    const role = row.user_id === viewer ? 'buyer' : 'seller'
    const { id, product_id, user_id, seller_id, amount, currency, quantity, message, expires_at, created_at, order_group_id } = row
    const status = row.status as OfferView['status']
    return {
      ...{ id, user_id, seller_id, role, amount, currency, quantity, message, status, expires_at, created_at },
      product_id: product_id as ProductId,
      product: {
        name: row.product_name,
        price: row.product_price!,
        status: row.product_status,
        image_url: media ? thumbAddress(files, media) : null,
      },
      user: { id: user_id, uid: row.uid, username: row.username, full_name: row.full_name!, image_url: row.image_url, created_at: row.member_since },
      action_reason: row.action_reason as OfferView['action_reason'],
      is_bought: order_group_id !== null,
      actions: order_group_id === null ? (possible(offerMachine, row.status as OfferStatus, role) as OfferView['actions']) : [],
    }
  })
}

export async function oneOffer(db: Db, files: Files, id: Id<'product_offers'>, viewer: string): Promise<OfferView> {
  const row = await wholeOffers(db).where('product_offers.id', '=', id).executeTakeFirstOrThrow()
  return (await offerViews(db, files, [row], viewer))[0]!
}
