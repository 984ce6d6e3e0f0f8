import { type CardMediaRow, cardPicture, findMedias } from '#features/media/server/public.ts'
import { termNames, termSymbols } from '#features/vocabularies/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { auctions } from '../../contract.ts'
import { watchedState } from '../show/state.ts'
import type { LotReader } from '../show/view.ts'
import type { AuctionCardRow } from './queries-list.ts'

type CardView = OutputOf<typeof auctions.list>['auctions']['data'][number]

/** Cards, with one question about their pictures. */
export async function cardViews({ db, files, locale, viewer }: LotReader, rows: readonly AuctionCardRow[]): Promise<CardView[]> {
  const medias = await findMedias(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  const [nameOf, symbolOf] = [await termNames(db, locale), await termSymbols(db)]
  return rows.map((row) => {
    const media = row.media_id === null ? undefined : medias.get(row.media_id)
    const is_party = viewer.id !== null && (viewer.id === row.seller_id || viewer.id === row.winner_id)
    const condition = row.condition === 'NA' ? null : row.condition
    return {
      ...{ id: row.id, number: row.number, name: row.name, item_kind: row.item_kind, country: row.item_country, year_issued: row.year_issued },
      ...{ country_name: row.item_country && nameOf('countries', row.item_country), condition },
      condition_name: condition && nameOf('conditions', condition),
      catalogue_number: row.first_number && `${symbolOf('catalogue_types', row.first_number.type)} ${row.first_number.number}`,
      media: media ? cardPicture(files, media as CardMediaRow) : null,
      ...{ width_mm: row.width_mm, height_mm: row.height_mm, user_id: row.seller_id, seller_name: row.seller_name! },
      is_own: viewer.id === row.seller_id,
      ...watchedState(row, viewer.id, row),
      ...{ order_id: is_party ? row.order_id : null, order_status: is_party ? row.order_status : null },
    }
  })
}
