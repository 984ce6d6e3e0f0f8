import * as z from 'zod/mini'
import { termsOf } from '#features/vocabularies/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { yearsIn } from '#kernel/time/year-bands.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { stampItems } from '../../contract.ts'
import { type ItemOrder, itemOrders, needsOwner, numberAsked } from '../../rules-list.ts'
import { itemViews } from '../view.ts'
import type { ItemFilter } from './item-filter.ts'
import { itemsWanted, keysOf, listItems } from './queries-list.ts'

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
  const { tags, trash, order_by_condition: order, user_id } = input
  if (needsOwner({ user_id, order_by_condition: order, narrow: [tags, trash] })) return refuse('stamp_item.whose')
  return placeOf(input, SHAPES[order])
}

export const list = query(stampItems.list, async ({ input, viewer, db, tools }) => {
  const { order_by_condition: order } = input
  const place = placeIn(input)
  if (refused(place)) return place
  const wanted = await wantedOf(db, input, viewer.id)
  const { rows, next_page_url } = pageOf(stampItems.list, input, await listItems(db, wanted, order, place), (row) => keysOf(row, order))
  const total = input.cursor === undefined ? await totalOf(db, itemsWanted(db, wanted).clearSelect().select('id')) : {}
  return { stamp_items: { data: await itemViews(db, tools.files, rows, viewer.id), ...total, next_page_url } }
})

/** Another's trash is empty: only the owner has one. */
export async function wantedOf(
  db: Db,
  { user_id, search, catalogue_number, trash, ...filters }: InputOf<typeof stampItems.list>,
  viewer: string | null,
): Promise<ItemFilter> {
  return {
    ...filters,
    ...(await withGroups(db, filters)),
    owner: user_id,
    viewer,
    ...yearSpan(filters),
    number: catalogue_number === undefined ? undefined : numberAsked(catalogue_number),
    search: search.trim(),
    is_trash: trash,
    album_id: filters.album_id,
    lot_id: filters.lot_id,
    set_id: filters.set_id,
  }
}

type Years = Pick<InputOf<typeof stampItems.list>, 'years' | 'year_issued' | 'year_from' | 'year_to'>
/** A band of years, single ends and one year: all of them together. */
export function yearSpan({ years, year_issued, year_from, year_to }: Years) {
  const band = years ? yearsIn(years) : { from: undefined, to: undefined }
  const [from, to] = [
    [band.from, year_from, year_issued],
    [band.to, year_to, year_issued],
  ].map((ends) => ends.filter((end) => end !== undefined))
  return { year_from: from!.length ? Math.max(...from!) : undefined, year_to: to!.length ? Math.min(...to!) : undefined }
}

/** A family of colours asks for all its shades, MINT for all mint conditions; denominations have no case. */
export async function withGroups(db: Db, { condition, color, denomination }: Pick<ItemFilter, 'condition' | 'color' | 'denomination'>) {
  const within = (terms: readonly { code: string; parent: string | null }[], codes: readonly string[]) => [
    ...new Set([...codes, ...terms.flatMap(({ code, parent }) => (parent !== null && codes.includes(parent) ? [code] : []))]),
  ]
  return {
    condition: condition.length ? within(await termsOf(db, 'conditions'), condition) : [],
    color: color.length ? within(await termsOf(db, 'colours'), color) : [],
    denomination: denomination.map((text) => text.trim().toLowerCase()),
  }
}
