import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { Media, MediaId } from '#features/media/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Code, choices, fields, Instant, id, line, listOf, MemberId, named, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'

export const StampItemId = id('stamp_items')
export type StampItemId = z.infer<typeof StampItemId>
export const stampItemSubject = subject({ type: 'stamp_item', name: 'StampItem', path: (id) => `/stamp-items/${id}/show` })

export const itemKinds = ['stamp', 'coin', 'banknote', 'other'] as const
export const itemStatuses = [
  'FOR_SALE',
  'FOR_TRADE',
  'FOR_AUCTION',
  'PRIVATE',
  'OPEN_TO_OFFERS',
  'FOR_REFERENCE',
  'AT_AN_EXHIBITION',
  'IN_AUCTION',
  'AT_AN_AUCTION',
] as const
/** Those an owner may choose; IN_AUCTION and AT_AN_EXHIBITION are set by the system while it holds. */
export const chosenStatuses = ['FOR_SALE', 'FOR_TRADE', 'FOR_AUCTION', 'PRIVATE', 'OPEN_TO_OFFERS', 'FOR_REFERENCE', 'AT_AN_AUCTION'] as const
export const units = ['mint', 'used'] as const

const optional = <S extends z.ZodMiniType>(shape: S) => z._default(z.nullable(shape), null)
const Year = z.int().check(z.gte(1400), z.lte(2200))
/** The first stamp catalogues are of the 1860s. */
const CatalogueYear = z.int().check(z.gte(1860), z.lte(2200))
const Millimetres = z.int().check(z.gte(1), z.lte(2000))
const Quantity = z.int().check(z.gte(0), z.lte(1_000_000))

/** A number in a catalogue; its value counts only together with the catalogue's year. */
export const CatalogueNumber = named(
  'CatalogueNumber',
  z.strictObject({ type: Code, number: line(40), value: optional(Amount), year: optional(CatalogueYear) }),
)

const itemFields = {
  item_kind: z._default(z.enum(itemKinds), 'stamp'),
  name: line(140),
  status: z._default(z.enum(chosenStatuses), 'PRIVATE'),
  media_ids: z._default(z.array(MediaId).check(z.maxLength(12)), []),
  country: optional(Code),
  year_issued: optional(Year),
  denomination: z._default(prose(60), ''),
  catalogue_number: z._default(z.array(CatalogueNumber).check(z.maxLength(12)), []),
  condition: optional(Code),
  grade: optional(Code),
  color: optional(Code),
  quality: optional(Code),
  format: optional(Code),
  shape: optional(Code),
  issue_type: optional(Code),
  perforation: z._default(prose(40), ''),
  description: z._default(prose(5_000), ''),
  width_mm: optional(Millimetres),
  height_mm: optional(Millimetres),
  topic_ids: z._default(z.array(Code).check(z.maxLength(20)), []),
  category_ids: z._default(z.array(Code).check(z.maxLength(10)), []),
  /** The entry of the catalogue that it is a copy of. */
  catalogue_entry_id: optional(CatalogueEntryId),
  quantity_owned: z._default(z.strictObject({ mint: Quantity, used: Quantity }), { mint: 0, used: 1 }),
}

export const StampItem = named(
  'StampItem',
  z.object({
    id: StampItemId,
    number: z.int(),
    user_id: MemberId,
    item_kind: z.enum(itemKinds),
    name: z.string(),
    status: z.enum(itemStatuses),
    country: z.nullable(z.string()),
    year_issued: z.nullable(z.int()),
    denomination: z.string(),
    catalogue_number: z.array(z.object({ type: z.string(), number: z.string(), value: z.nullable(Amount), year: z.nullable(z.int()) })),
    condition: z.nullable(z.string()),
    grade: z.nullable(z.string()),
    color: z.nullable(z.string()),
    quality: z.nullable(z.string()),
    format: z.nullable(z.string()),
    shape: z.nullable(z.string()),
    issue_type: z.nullable(z.string()),
    perforation: z.string(),
    description: z.string(),
    width_mm: z.nullable(z.int()),
    height_mm: z.nullable(z.int()),
    topic_ids: z.array(z.string()),
    category_ids: z.array(z.string()),
    catalogue_entry: z.nullable(z.object({ id: CatalogueEntryId, number: z.int(), name: z.string() })),
    quantity_owned: z.object({ mint: z.int(), used: z.int() }),
    /** Promised to a sale, an auction or a trade; only its owner is told. */
    committed: z.nullable(z.object({ mint: z.int(), used: z.int() })),
    medias: z.array(Media),
    /** Plain albums, the lot and the set that it is in, as far as the viewer sees them. */
    album_ids: z.array(id('albums')),
    lot_id: z.nullable(id('albums')),
    set_id: z.nullable(id('albums')),
    created_at: Instant,
    updated_at: Instant,
  }),
)

const refusals = {
  'stamp_item.media': { status: 422, field: 'media_ids' },
  'stamp_item.picture_needed': { status: 422, field: 'media_ids' },
  'stamp_item.quantity': { status: 422, field: 'quantity_owned' },
  // A code that its vocabulary does not know, told at the very field.
  'stamp_item.country': { status: 422, field: 'country' },
  'stamp_item.catalogue_number': { status: 422, field: 'catalogue_number' },
  'stamp_item.condition': { status: 422, field: 'condition' },
  'stamp_item.grade': { status: 422, field: 'grade' },
  'stamp_item.color': { status: 422, field: 'color' },
  'stamp_item.quality': { status: 422, field: 'quality' },
  'stamp_item.format': { status: 422, field: 'format' },
  'stamp_item.shape': { status: 422, field: 'shape' },
  'stamp_item.issue_type': { status: 422, field: 'issue_type' },
  'stamp_item.topic': { status: 422, field: 'topic_ids' },
  'stamp_item.category': { status: 422, field: 'category_ids' },
  'stamp_item.catalogue_entry': { status: 422, field: 'catalogue_entry_id' },
} as const

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
    refusals: { ...refusals, 'stamp_item.not_found': { status: 404 }, 'stamp_item.committed': { status: 409 } },
    doc: 'Change an item: all of its fields at once. What is promised cannot become fewer.',
  }),
  show: operation({
    http: 'GET /stamp-items/{id}',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ id: StampItemId }),
    output: z.object({ stamp_item: StampItem }),
    refusals: { 'stamp_item.not_found': { status: 404 } },
    doc: 'One item: one’s own, or one that its owner shows.',
    topics: ({ id }) => [`stamp_item:${id}`],
  }),
  list: operation({
    http: 'GET /stamp-items',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({
      user_id: MemberId,
      status: choices(z.enum(itemStatuses)),
      search: z._default(z.string().check(z.maxLength(80)), ''),
      album_id: z.optional(id('albums')),
      lot_id: z.optional(id('albums')),
      set_id: z.optional(id('albums')),
      ...paging(PAGE.usual),
    }),
    output: z.object({ stamp_items: listOf(StampItem) }),
    refusals: {},
    doc: 'A member’s items, newest first: all of one’s own, of another what they show.',
    topics: ({ user_id }) => [`stamp_items of member:${user_id}`],
  }),
  remove: operation({
    http: 'DELETE /stamp-items/{id}',
    permission: 'my_collection.crud',
    input: fields({ id: StampItemId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'stamp_item.not_found': { status: 404 }, 'stamp_item.committed': { status: 409 } },
    doc: 'Take an item out of one’s collection, unless it is promised.',
  }),
}

export const stampItemChanged = event({
  name: 'stamp_items.changed',
  /** `facts`: what is said of it, and not only how many there are. */
  data: z.object({ stamp_item_id: StampItemId, member_id: MemberId, facts: z._default(z.boolean(), true) }),
  topics: ({ stamp_item_id, member_id }) => [`stamp_item:${stamp_item_id}`, `stamp_items of member:${member_id}`],
})
