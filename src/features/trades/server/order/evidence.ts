import { findMedias, mediaView } from '#features/media/server/public.ts'
import type { TradeReader } from '../view.ts'
import type { OrderRow } from './queries.ts'
import { evidenceOf } from './queries-evidence.ts'

/** The pictures of complaints, by order, with one question about them. */
export async function evidenceViews({ db, tools }: Pick<TradeReader, 'db' | 'tools'>, orders: readonly Pick<OrderRow, 'id'>[]) {
  const rows = await evidenceOf(
    db,
    orders.map(({ id }) => id),
  )
  const medias = await findMedias(
    db,
    rows.map(({ media_id }) => media_id),
  )
  return (order_id: string) =>
    rows.flatMap((row) => {
      const media = row.order_id === order_id ? medias.get(row.media_id) : undefined
      return media ? [mediaView(tools.files, media)] : []
    })
}
