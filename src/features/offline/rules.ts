/** Fields that belong together are one unit and never mixed: a grade of one device with the condition of another would be a stamp that nobody has described. */
export const setUnits = {
  name: ['name'],
  status: ['status'],
  country: ['country'],
  year_issued: ['year_issued'],
  denomination: ['denomination'],
  grading: ['condition', 'grade', 'quality', 'gum'],
  color: ['color'],
  perforation: ['perforation'],
  tags: ['tags'],
  storage_place: ['storage_place'],
  description: ['description'],
  private_note: ['private_note'],
  purchase: ['purchase_price', 'purchase_currency', 'purchase_date'],
} as const
export type SetUnit = keyof typeof setUnits
/** Pieces are counted as differences: one bought on each of two devices makes two. */
export const addUnits = ['mint', 'used'] as const
export type AddUnit = (typeof addUnits)[number]
export const editUnits = [...(Object.keys(setUnits) as SetUnit[]), ...addUnits, 'removed'] as const
export type Unit = (typeof editUnits)[number]

export type UnitFacts = Readonly<Record<string, unknown>>
export const isAdd = (unit: Unit): unit is AddUnit => unit === 'mint' || unit === 'used'
export const isSet = (unit: Unit): unit is SetUnit => unit in setUnits

/** All fields that edits can change. */
const editable: readonly string[] = [...Object.values(setUnits).flat(), ...addUnits]
const fieldsOf = (unit: Unit): readonly string[] => (isSet(unit) ? setUnits[unit] : isAdd(unit) ? [unit] : editable)
/** What a unit holds: an edit's base, and what a conflict shows. */
export const unitOf = (unit: Unit, row: UnitFacts): UnitFacts => Object.fromEntries(fieldsOf(unit).map((field) => [field, row[field] ?? null]))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
export const sameIn = (unit: Unit, a: UnitFacts, b: UnitFacts) => fieldsOf(unit).every((field) => isSame(a[field], b[field]))

/** One change of one unit, with what its device knew when it was made. */
export interface Edit {
  readonly unit: Unit
  /** The unit's values that its device knew. */
  readonly base: UnitFacts
  /** New values; of pieces, the difference. */
  readonly value: UnitFacts
}
/** An item as it stands; null: it is in the trash. */
export type Present = UnitFacts | null
export const outcomes = ['applied', 'already', 'conflict', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

export interface Merge {
  readonly outcome: Outcome
  readonly next: Present
  /** Why it did not go in. */
  readonly reason?: string
}
/** Rules that hold whatever was edited: promised pieces, codes, frozen statuses. It tells what is wrong with an item that would become so. */
export type Bars = (next: Present) => string | undefined
const free: Bars = () => undefined

/**
 * Puts one edit onto the item as it stands. Clocks decide nothing: it goes in when nobody has changed its unit since its device read it, and stays a
 * conflict otherwise. Pieces always add up.
 */
export function merge(present: Present, edit: Edit, bars: Bars = free): Merge {
  const kept = (outcome: Outcome, reason?: string): Merge => ({ outcome, next: present, ...(reason && { reason }) })
  const { unit, base, value } = edit
  if (present === null) return unit === 'removed' ? kept('already') : kept('conflict', 'removed')
  if (isSet(unit) && sameIn(unit, value, present)) return kept('already')
  if (!isAdd(unit) && !sameIn(unit, base, present)) return kept('conflict', 'changed')
  const next = changed(present, edit)
  const barred = isAdd(unit) && Number(present[unit]) + Number(value[unit]) < 0 ? 'stamp_item.quantity' : bars(next)
  return barred ? kept('refused', barred) : { outcome: 'applied', next }
}

/** The same without asking: what a device shows while the edit waits. */
export function changed(present: UnitFacts, { unit, value }: Pick<Edit, 'unit' | 'value'>): Present {
  if (unit === 'removed') return null
  if (isAdd(unit)) return { ...present, [unit]: Math.max(0, Number(present[unit]) + Number(value[unit])) }
  return { ...present, ...value }
}

const DAY = 86_400_000
export const KEPT_DAYS = 14
/** When a copy may be read: for 14 days after the last contact, and not when the device's clock stands a day or more before it. */
export const readableUntil = (contact: number) => ({ from: contact - DAY, until: contact + KEPT_DAYS * DAY })
export function isExpired(contact: number, now: number): boolean {
  const { from, until } = readableUntil(contact)
  return now < from || now > until
}
