import * as z from 'zod/mini'
import { MediaId } from '#features/media/contract.ts'
import { chosenStatuses, itemKinds, itemStatuses, StampItemId } from '#features/stamp-items/contract.ts'
import { Amount, Code, fields, Instant, id, line, named, prose } from '#kernel/shapes.ts'
import type { AddUnit, SetUnit } from './rules.ts'

export const OfflineDeviceId = id('offline_devices')
export type OfflineDeviceId = z.infer<typeof OfflineDeviceId>
export const OfflineConflictId = id('offline_conflicts')

const text = z.nullable(z.string())
const whole = z.nullable(z.int())
const Numbers = z.array(z.object({ type: z.string(), number: z.string() }))

/** One's own item as a device keeps it: what is looked for at a table, and what can be changed there. */
export const OfflineItem = named(
  'OfflineItem',
  z.object({
    id: StampItemId,
    number: z.int(),
    item_kind: z.enum(itemKinds),
    name: z.string(),
    status: z.enum(itemStatuses),
    country: text,
    year_issued: whole,
    denomination: z.string(),
    catalogue_number: Numbers,
    condition: text,
    grade: text,
    quality: text,
    gum: text,
    color: text,
    perforation: z.string(),
    tags: z.array(z.string()),
    storage_place: z.string(),
    description: z.string(),
    private_note: z.string(),
    purchase_price: z.nullable(Amount),
    purchase_currency: text,
    purchase_date: text,
    estimated_catalogue_value: z.nullable(Amount),
    estimated_catalogue_currency: text,
    catalogue_entry_id: z.nullable(z.string()),
    media_id: z.nullable(MediaId),
    mint: z.int(),
    used: z.int(),
    committed_mint: z.int(),
    committed_used: z.int(),
  }),
)

/** One's own wish as a device keeps it, with the numbers of the catalogue entry it is for. */
export const OfflineWish = named(
  'OfflineWish',
  z.object({
    id: z.uuid(),
    type: z.string(),
    wishable_id: z.uuid(),
    name: z.string(),
    line: z.string(),
    path: z.string(),
    note: z.string(),
    max_amount: z.nullable(Amount),
    currency: text,
    country: text,
    year_issued: whole,
    catalogue_number: Numbers,
  }),
)

const code = z.nullable(Code)
const by = z.int().check(z.gte(-1_000_000), z.lte(1_000_000))
/** What an edit may say of each unit. They are read one by one, so that one wrong edit does not hold up the others. */
export const unitValues: Readonly<Record<SetUnit | AddUnit | 'removed', z.ZodMiniType<Record<string, unknown>>>> = {
  name: fields({ name: line(140) }),
  status: fields({ status: z.enum(chosenStatuses) }),
  country: fields({ country: code }),
  year_issued: fields({ year_issued: z.nullable(z.int().check(z.gte(1400), z.lte(2200))) }),
  denomination: fields({ denomination: prose(60) }),
  grading: fields({ condition: code, grade: code, quality: code, gum: code }),
  color: fields({ color: code }),
  perforation: fields({ perforation: prose(40) }),
  tags: fields({ tags: z.array(line(40)).check(z.maxLength(20)) }),
  storage_place: fields({ storage_place: z.union([z.literal(''), line(120)]) }),
  description: fields({ description: prose(5_000) }),
  private_note: fields({ private_note: prose(5_000) }),
  purchase: fields({
    purchase_price: z.nullable(Amount),
    purchase_currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
    purchase_date: z.nullable(z.iso.date().check(z.refine((day) => day >= '1700' && day < '2200'))),
  }),
  mint: fields({ mint: by }),
  used: fields({ used: by }),
  removed: fields({}),
}

/** Values by field; of an edit's own, `unitValues` says more. */
export const Values = z.looseObject({}).check(z.refine((values) => JSON.stringify(values).length <= 20_000))

/** A value that did not go in, with what stands now. */
export const OfflineConflict = named(
  'OfflineConflict',
  z.object({
    id: OfflineConflictId,
    stamp_item_id: StampItemId,
    item_name: z.string(),
    unit: z.string(),
    /** What its device knew, what it wanted, and what stands now; null: the item is in the trash. */
    base: z.record(z.string(), z.unknown()),
    mine: z.record(z.string(), z.unknown()),
    theirs: z.nullable(z.record(z.string(), z.unknown())),
    /** `changed`, `removed`, or the code of a rule. */
    reason: z.string(),
    device: z.string(),
    made_at: Instant,
  }),
)
