import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { MediaId } from '#features/media/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Code, choices, Flag, fields, id, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { orderNames } from './rules-list.ts'
import { ItemCard, itemFields, StampItem, StampItemId, sheetFields, Year } from './shapes.ts'
import { promised, refusals } from './shapes-refusals.ts'
import { shownCounts, shownFilters } from './shapes-shown.ts'
import { CollectionPoint, historyInput, historyOutput, ShownItem } from './shapes-worth.ts'

export { numberAsked } from './rules-list.ts'
export { chosenStatuses, itemKinds, itemStatuses, StampItem, StampItemId, units } from './shapes.ts'
export { historyInput, historyOutput, historySpans } from './shapes-worth.ts'
export const stampItemSubject = subject({ type: 'stamp_item', name: 'StampItem', path: (id) => `/stamp-items/${id}/show` })

export const countTypes = ['status', 'category', 'country', 'topic', 'year', 'condition', 'kind'] as const

/** So many at once in a sheet, a selection or a pasted range. */
export const MANY = 250
const many = z.array(StampItemId).check(z.minLength(1), z.maxLength(MANY))
const Pieces = z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0)
const Sum = z.object({ amount: Amount, currency: z.string() })
/** What a collector says of a copy, beside what its entry says of all of them. */
const copyFields = {
  status: sheetFields.status,
  condition: sheetFields.condition,
  storage_place: sheetFields.storage_place,
  quantity_owned: sheetFields.quantity_owned,
}

const listed = {
  ...shownFilters,
  user_id: z.optional(MemberId),
  album_id: z.optional(id('albums')),
  lot_id: z.optional(id('albums')),
  set_id: z.optional(id('albums')),
  tags: choices(line(40)),
  /** What one has deleted, for thirty days. */
  trash: z._default(Flag, false),
  order_by_condition: z._default(z.enum(orderNames), 'newest'),
  ...paging(PAGE.usual),
}

export const stampItems = {
  create: operation({
    http: 'POST /stamp-items',
    permission: 'my_collection.crud',
    input: fields(itemFields),
    output: z.object({ stamp_item: StampItem }),
    refusals,
    doc: 'Put an item into one’s collection. It needs a picture of one’s own only when it is listed.',
  }),
  update: operation({
    http: 'POST /stamp-items/{id}',
    permission: 'my_collection.crud',
    input: fields({ id: StampItemId, ...itemFields }),
    output: z.object({ stamp_item: StampItem }),
    refusals: { ...refusals, ...promised },
    doc: 'Change an item: all of its fields at once. What is promised cannot become fewer.',
  }),
  show: operation({
    http: 'GET /stamp-items/{id}',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ id: StampItemId }),
    output: z.object({ stamp_item: ShownItem }),
    refusals: { 'stamp_item.not_found': { status: 404 } },
    doc: 'One item: one’s own, or one that its owner shows.',
    topics: ({ id }) => [`stamp_item:${id}`],
  }),
  list: operation({
    http: 'GET /stamp-items',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields(listed),
    output: z.object({ stamp_items: listOf(StampItem) }),
    refusals: { 'stamp_item.whose': { status: 422, field: 'user_id' } },
    doc: 'Items: all of one’s own, of another member what they show; without `user_id` what all members show, then newest or oldest first.',
    topics: ({ user_id }) => (user_id ? [`stamp_items of member:${user_id}`] : []),
  }),
  ...shownCounts,
  cards: operation({
    http: 'GET /stamp-items/cards',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields(listed),
    output: z.object({ cards: listOf(ItemCard) }),
    refusals: { 'stamp_item.whose': { status: 422, field: 'user_id' } },
    doc: 'The same as `GET /stamp-items`, with only what a box draws of each item.',
    topics: ({ user_id }) => (user_id ? [`stamp_items of member:${user_id}`] : []),
  }),
  byIds: operation({
    http: 'POST /stamp-items/get-by-ids',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ ids: z.array(StampItemId).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ stamp_items: z.array(StampItem) }),
    refusals: {},
    doc: 'These items, in this order; those that one may not see are left out.',
  }),
  similar: operation({
    http: 'GET /get-similar',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({
      stamp_item_id: z.optional(StampItemId),
      /** A picture of an item that one may see. */
      media_id: z.optional(MediaId),
      ...{ shape: z.optional(Code), condition: z.optional(Code), color: z.optional(Code), year_issued: z.optional(Year) },
      ...{ perforation: z.optional(line(40)), country: z.optional(Code), format: z.optional(Code), grade: z.optional(Code) },
      page_size: z._default(z.int().check(z.gte(1), z.lte(50)), PAGE.usual),
    }),
    output: z.object({ stamp_items: z.array(z.object({ stamp_item: StampItem, matches: z.array(z.string()) })) }),
    refusals: { 'stamp_item.not_found': { status: 404 }, 'stamp_item.like_what': { status: 422, field: 'stamp_item_id' } },
    doc: 'Items that members show and that are like an item, or the item of a picture, or like a shape, condition, colour, year, perforation, country, format and grade; those that match most come first.',
  }),
  counts: operation({
    http: 'GET /inventory/get-counts',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ user_id: MemberId, count_type: z.array(z.enum(countTypes)).check(z.minLength(1), z.maxLength(countTypes.length)) }),
    output: z.object({ total: z.int(), counts: z.record(z.string(), z.array(z.object({ code: z.string(), name: z.string(), count: z.int() }))) }),
    refusals: {},
    doc: 'How many items a member has, by status, category, country, topic, year, condition or kind: all of one’s own, of another what they show.',
    topics: ({ user_id }) => [`stamp_items of member:${user_id}`],
  }),
  values: operation({
    http: 'GET /inventory/values',
    permission: 'my_collection.inventory',
    input: fields({}),
    output: z.object({ pieces: z.int(), trash: z.int(), estimated: z.array(Sum), paid: z.array(Sum) }),
    refusals: {},
    doc: 'What one’s own collection comes to: its pieces, their estimated catalogue value and what was paid, by currency.',
  }),
  history: operation({
    http: 'GET /inventory/history',
    permission: 'my_collection.inventory',
    input: historyInput,
    output: historyOutput(CollectionPoint),
    refusals: {},
    doc: 'What one’s collection came to at the end of each day, week or month: its pieces, their estimated value and what was paid for them.',
  }),
  held: operation({
    http: 'GET /stamp-items/held',
    permission: 'my_collection.view',
    input: fields({ catalogue_entry_id: z.array(CatalogueEntryId).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ held: z.array(z.object({ catalogue_entry_id: CatalogueEntryId, have: z.int(), swap: z.int() })) }),
    refusals: {},
    doc: 'Of which of these entries one has copies, and how many of them for a trade.',
  }),
  remove: operation({
    http: 'DELETE /stamp-items/{id}',
    permission: 'my_collection.crud',
    input: fields({ id: StampItemId }),
    output: z.object({ done: z.literal(true) }),
    refusals: promised,
    doc: 'Take an item out of one’s collection, unless it is promised.',
  }),
  removeMany: operation({
    http: 'POST /stamp-items/remove',
    permission: 'my_collection.crud',
    input: fields({ ids: many }),
    output: z.object({ ids: z.array(StampItemId) }),
    refusals: promised,
    doc: 'Take several items out of one’s collection, all or none; `POST /stamp-items/restore` brings them back.',
  }),
  restore: operation({
    http: 'POST /stamp-items/restore',
    permission: 'my_collection.crud',
    input: fields({ ids: many }),
    output: z.object({ ids: z.array(StampItemId) }),
    refusals: { 'stamp_item.not_found': { status: 404 } },
    doc: 'Bring deleted items back, with those of their pictures that are still there.',
  }),
  move: operation({
    http: 'POST /stamp-items/move',
    permission: 'my_collection.crud',
    input: fields({ ids: many, before: z._default(z.nullable(StampItemId), null) }),
    output: z.object({ ids: z.array(StampItemId) }),
    refusals: { 'stamp_item.not_found': { status: 404 } },
    doc: 'Lay these items, in this order, before another one of one’s box, or behind all: the order `own`.',
  }),
  split: operation({
    http: 'POST /stamp-items/{id}/split',
    permission: 'my_collection.crud',
    input: fields({ id: StampItemId, mint: Pieces, used: Pieces, status: sheetFields.status }),
    output: z.object({ stamp_item: StampItem, split_off: StampItem }),
    refusals: { ...promised, 'stamp_item.split': { status: 422, field: 'used' } },
    doc: 'Make an entry of its own of some pieces, so that duplicates can be treated differently. Promised pieces stay where they are.',
  }),
  bulk: operation({
    http: 'POST /stamp-items/bulk',
    permission: 'my_collection.crud',
    input: fields({ items: z.array(z.strictObject({ id: StampItemId, ...sheetFields })).check(z.minLength(1), z.maxLength(MANY)) }),
    output: z.object({ stamp_items: z.array(StampItem) }),
    refusals: { ...refusals, ...promised },
    doc: 'Change fields of several items, all or none: what is left out stays as it is.',
  }),
  fromEntries: operation({
    http: 'POST /stamp-items/from-entries',
    permission: 'my_collection.crud',
    input: fields({
      entries: z.array(z.strictObject({ catalogue_entry_id: CatalogueEntryId, ...copyFields })).check(z.minLength(1), z.maxLength(MANY)),
    }),
    output: z.object({ ids: z.array(StampItemId) }),
    refusals,
    doc: 'Put copies of catalogue entries into one’s collection: what the entry knows is filled in.',
  }),
}

export const stampItemChanged = event({
  name: 'stamp_items.changed',
  /** `facts`: what is said of it, and not only how many there are. */
  data: z.object({ stamp_item_id: StampItemId, member_id: MemberId, facts: z._default(z.boolean(), true) }),
  topics: ({ stamp_item_id, member_id }) => [`stamp_item:${stamp_item_id}`, `stamp_items of member:${member_id}`],
})
