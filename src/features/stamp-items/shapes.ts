import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { CardPicture, Media, MediaId } from '#features/media/contract.ts'
import { Amount, Code, Flag, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'

export const StampItemId = id('stamp_items')
export type StampItemId = z.infer<typeof StampItemId>

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
/** The old product's REFERENCE is the FOR_REFERENCE of this one. */
const aliased = <const Status extends string>(statuses: readonly Status[]) =>
  z.pipe(
    z.enum([...statuses, 'REFERENCE'] as const),
    z.transform((status) => (status === 'REFERENCE' ? ('FOR_REFERENCE' as const) : status)),
  )
export const AskedStatus = aliased(itemStatuses)
const ChosenStatus = aliased(chosenStatuses)

export const Year = z.int().check(z.gte(1400), z.lte(2200))
/** The first stamp catalogues are of the 1860s. */
const CatalogueYear = z.int().check(z.gte(1860), z.lte(2200))
const Millimetres = z.int().check(z.gte(1), z.lte(2000))
const Quantity = z.int().check(z.gte(0), z.lte(1_000_000))
/** Money of the world, never the wallet's coins: what was paid, what a catalogue says. */
const MoneyCurrency = z.string().check(z.regex(/^[A-Z]{3}$/))
/** Holes in two centimetres. */
const Gauge = z.number().check(z.gte(2), z.lte(30), z.multipleOf(0.01))
const Day = (first: string) => z.iso.date().check(z.refine((day) => day >= first && day < '2200'))
const Words = (most: number) => z._default(prose(most), '')
/** One line, or nothing. */
const Short = (most: number) => z._default(z.union([z.literal(''), line(most)]), '')

/** A number in a catalogue. Its value counts only together with the catalogue's year; without a currency it is in the site's. */
const CatalogueNumber = named(
  'CatalogueNumber',
  z.strictObject({
    type: Code,
    number: line(40),
    /** What the owner calls a catalogue of type `own`. */
    custom_value: Short(60),
    value: optional(Amount),
    currency: optional(MoneyCurrency),
    year: optional(CatalogueYear),
  }),
)

/** What a sheet of many items changes: fields that are left out stay as they are. */
export const sheetFields = {
  name: z.optional(line(140)),
  status: z.optional(ChosenStatus),
  country: z.optional(z.nullable(Code)),
  year_issued: z.optional(z.nullable(Year)),
  denomination: z.optional(prose(60)),
  condition: z.optional(z.nullable(Code)),
  grade: z.optional(z.nullable(Code)),
  quality: z.optional(z.nullable(Code)),
  color: z.optional(z.nullable(Code)),
  perforation: z.optional(prose(40)),
  tags: z.optional(z.array(line(40)).check(z.maxLength(20))),
  storage_place: z.optional(z.union([z.literal(''), line(120)])),
  quantity_owned: z.optional(z.strictObject({ mint: Quantity, used: Quantity })),
}

export const itemFields = {
  item_kind: z._default(z.enum(itemKinds), 'stamp'),
  name: line(140),
  status: z._default(ChosenStatus, 'PRIVATE'),
  media_ids: z._default(z.array(MediaId).check(z.maxLength(12)), []),
  country: optional(Code),
  year_issued: optional(Year),
  denomination: Words(60),
  catalogue_number: z._default(z.array(CatalogueNumber).check(z.maxLength(12)), []),
  condition: optional(Code),
  grade: optional(Code),
  /** What the grade is measured by: a coin's EF is 40 in America and 55 in Britain. Left out, it is read from the grade. */
  grade_scale: optional(Code),
  color: optional(Code),
  quality: optional(Code),
  gum: optional(Code),
  faults: z._default(z.array(Code).check(z.maxLength(30)), []),
  format: optional(Code),
  shape: optional(Code),
  issue_type: optional(Code),
  perforation: Words(40),
  separation: optional(Code),
  gauge_top: optional(Gauge),
  gauge_right: optional(Gauge),
  gauge_bottom: optional(Gauge),
  gauge_left: optional(Gauge),
  watermark: optional(Code),
  paper: optional(Code),
  printing: optional(Code),
  metal: optional(Code),
  edge: optional(Code),
  mint_mark: Short(20),
  weight_g: optional(z.number().check(z.positive(), z.lte(100_000))),
  diameter_mm: optional(z.number().check(z.positive(), z.lte(2_000))),
  width_mm: optional(Millimetres),
  height_mm: optional(Millimetres),
  certificate_body: optional(Code),
  certificate_number: Short(60),
  certificate_date: optional(Day('1850')),
  certificate_opinion: optional(Code),
  estimated_catalogue_value: optional(Amount),
  estimated_catalogue_currency: optional(MoneyCurrency),
  estimated_catalogue_year: optional(CatalogueYear),
  /** What its owner asks for it in a trade, in coins. */
  coins_value: optional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  total_stamps_issued: optional(z.int().check(z.gte(1), z.lte(1_000_000_000_000))),
  related_set_stamps_count: optional(z.int().check(z.gte(1), z.lte(10_000))),
  description: Words(5_000),
  topic_ids: z._default(z.array(Code).check(z.maxLength(20)), []),
  category_ids: z._default(z.array(Code).check(z.maxLength(10)), []),
  tags: z._default(z.array(line(40)).check(z.maxLength(20)), []),
  may_be_exhibited: z._default(Flag, false),
  /** The entry of the catalogue that it is a copy of. */
  catalogue_entry_id: optional(CatalogueEntryId),
  quantity_owned: z._default(z.strictObject({ mint: Quantity, used: Quantity }), { mint: 0, used: 1 }),
  // From here on: of the owner alone, whatever the status.
  storage_place: Short(120),
  purchase_price: optional(Amount),
  purchase_currency: optional(MoneyCurrency),
  purchase_date: optional(Day('1700')),
  private_note: Words(5_000),
}

const text = z.nullable(z.string())
const whole = z.nullable(z.int())
const decimal = z.nullable(z.number())

export const StampItem = named(
  'StampItem',
  z.object({
    id: StampItemId,
    number: z.int(),
    user_id: MemberId,
    /** Is it the asking viewer's own? */
    owned: z.boolean(),
    item_kind: z.enum(itemKinds),
    name: z.string(),
    status: z.enum(itemStatuses),
    country: text,
    year_issued: whole,
    denomination: z.string(),
    catalogue_number: z.array(
      z.object({ type: z.string(), number: z.string(), custom_value: z.string(), value: z.nullable(Amount), currency: text, year: whole }),
    ),
    condition: text,
    grade: text,
    grade_scale: text,
    color: text,
    quality: text,
    gum: text,
    faults: z.array(z.string()),
    format: text,
    shape: text,
    issue_type: text,
    perforation: z.string(),
    separation: text,
    gauge_top: decimal,
    gauge_right: decimal,
    gauge_bottom: decimal,
    gauge_left: decimal,
    watermark: text,
    paper: text,
    printing: text,
    metal: text,
    edge: text,
    mint_mark: z.string(),
    weight_g: decimal,
    diameter_mm: decimal,
    width_mm: whole,
    height_mm: whole,
    certificate_body: text,
    certificate_number: z.string(),
    certificate_date: text,
    certificate_opinion: text,
    estimated_catalogue_value: z.nullable(Amount),
    estimated_catalogue_currency: text,
    estimated_catalogue_year: whole,
    coins_value: whole,
    total_stamps_issued: whole,
    related_set_stamps_count: whole,
    description: z.string(),
    topic_ids: z.array(z.string()),
    category_ids: z.array(z.string()),
    tags: z.array(z.string()),
    may_be_exhibited: z.boolean(),
    catalogue_entry: z.nullable(z.object({ id: CatalogueEntryId, number: z.int(), name: z.string() })),
    quantity_owned: z.object({ mint: z.int(), used: z.int() }),
    /** From here to `committed`: only its owner is told, for others they are empty. */
    storage_place: z.string(),
    purchase_price: z.nullable(Amount),
    purchase_currency: text,
    purchase_date: text,
    private_note: z.string(),
    /** Promised to a sale, an auction or a trade. */
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

/** What a box draws of an item. */
export const ItemCard = named(
  'ItemCard',
  z.object({
    id: StampItemId,
    number: z.int(),
    item_kind: z.enum(itemKinds),
    name: z.string(),
    status: z.enum(itemStatuses),
    country: text,
    year_issued: whole,
    condition: text,
    grade: text,
    catalogue_number: z.nullable(z.object({ type: z.string(), number: z.string() })),
    quantity_owned: z.object({ mint: z.int(), used: z.int() }),
    estimated_catalogue_value: z.nullable(Amount),
    estimated_catalogue_currency: text,
    tags: z.array(z.string()),
    width_mm: whole,
    height_mm: whole,
    /** Only its owner is told where it lies and whether pieces are promised. */
    storage_place: z.string(),
    promised: z.boolean(),
    media: z.nullable(CardPicture),
  }),
)
