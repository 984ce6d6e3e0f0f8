import * as z from 'zod/mini'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { stampItems } from '../../contract.ts'
import { type ItemOrder, itemOrders, needsOwner, numberAsked } from '../../rules-list.ts'
import { itemViews } from '../view.ts'
import { type ItemFilter, itemsWanted, keysOf, listItems } from './queries-list.ts'

const KEYS: Readonly<Record<string, z.ZodMiniType<number>>> = { year_order: CountKey, value_order: z.int(), own_place: z.int() }
const keyShape = (order: ItemOrder) =>
  z.tuple(
    itemOrders[order].columns.map((column) => (column === 'id' ? z.uuid() : (KEYS[column] ?? z.string().check(z.maxLength(60))))) as [z.ZodMiniUUID],
  )
const SHAPES = Object.fromEntries(Object.keys(itemOrders).map((order) => [order, keyShape(order as ItemOrder)])) as Record<
  ItemOrder,
  ReturnType<typeof keyShape>
>

/** The place in the list, or why there is no such list. */
export function placeIn(input: InputOf<typeof stampItems.list>) {
  const { item_kind, condition, year_from, year_to, topic_ids, category_ids, tags, trash, order_by_condition: order, user_id } = input
  const narrow = [item_kind, condition, year_from, year_to, topic_ids, category_ids, tags, trash]
  if (needsOwner({ user_id, order_by_condition: order, narrow })) return refuse('stamp_item.whose')
  return placeOf(input, SHAPES[order])
}

export const list = query(stampItems.list, async ({ input, viewer, db, tools }) => {
  const { order_by_condition: order } = input
  const place = placeIn(input)
  if (refused(place)) return place
  const wanted = wantedOf(input, viewer.id)
  const { rows, next_page_url } = pageOf(stampItems.list, input, await listItems(db, wanted, order, place), (row) => keysOf(row, order))
  const total = input.cursor === undefined ? await totalOf(db, itemsWanted(db, wanted).clearSelect().select('id')) : {}
  return { stamp_items: { data: await itemViews(db, tools.files, rows, viewer.id), ...total, next_page_url } }
})

/** Another's trash is empty: only the owner has one. */
export function wantedOf(
  { user_id, search, catalogue_number, trash, ...filters }: InputOf<typeof stampItems.list>,
  viewer: string | null,
): ItemFilter {
  return {
    ...filters,
    owner: user_id,
    viewer,
    year_from: filters.year_from,
    year_to: filters.year_to,
    number: catalogue_number === undefined ? undefined : numberAsked(catalogue_number),
    search: search.trim(),
    is_trash: trash,
    album_id: filters.album_id,
    lot_id: filters.lot_id,
    set_id: filters.set_id,
  }
}
