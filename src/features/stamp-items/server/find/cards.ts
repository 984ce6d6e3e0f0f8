import { cardPicture, findMedias } from '#features/media/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { stampItems } from '../../contract.ts'
import { placeIn, wantedOf } from './list.ts'
import { type ItemCardRow, itemsWanted, keysOf, listCards } from './queries-list.ts'

type Card = OutputOf<typeof stampItems.cards>['cards']['data'][number]

/** The same list with only what a box draws: a tenth of the bytes. */
export const cards = query(stampItems.cards, async ({ input, viewer, db, tools }) => {
  const { order_by_condition: order } = input
  const place = placeIn(input)
  if (refused(place)) return place
  const wanted = await wantedOf(db, input, viewer.id)
  const { rows, next_page_url } = pageOf(stampItems.cards, input, await listCards(db, wanted, order, place), (row) => keysOf(row, order))
  const total = input.cursor === undefined ? await totalOf(db, itemsWanted(db, wanted).clearSelect().select('id')) : {}
  const medias = await findMedias(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  const data = rows.map((row) => {
    const media = row.media_id ? medias.get(row.media_id) : undefined
    return cardOf(row, viewer.id, media ? cardPicture(tools.files, media) : null)
  })
  return { cards: { data, ...total, next_page_url } }
})

function cardOf({ mint, used, committed_mint, committed_used, ...row }: ItemCardRow, viewer: string | null, media: Card['media']): Card {
  const owned = viewer === row.member_id
  return {
    ...row,
    id: row.id,
    status: row.status as Card['status'],
    item_kind: row.item_kind as Card['item_kind'],
    quantity_owned: { mint, used },
    storage_place: owned ? row.storage_place : '',
    promised: owned && committed_mint + committed_used > 0,
    media,
  }
}
