import { yearsIn } from '#features/listings/contract.ts'
import type { products } from '#features/products/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'

export type PlainListFilter = GivenOf<typeof products.counts>

/** A listed product in the reference implementation, a plain list. */
export interface ListedProduct {
  readonly id: string
  readonly seller: string
  readonly country: string | null
  readonly year_issued: number | null
  readonly condition: string | null
  readonly denomination: string
  readonly grade: string | null
  readonly color: string | null
  readonly quality: string | null
  readonly format: string | null
  readonly topic_ids: string[]
  readonly category_ids: string[]
  readonly item_kind: 'stamp' | 'coin' | 'banknote' | 'other'
  readonly price: number
}
const GROUPS: Record<string, string> = { MNH: 'MINT', MNG: 'MINT', U: 'USED', CTO: 'USED' }
const FAMILIES: Record<string, string> = { carmine: 'family_red', black: 'family_black', ultramarine: 'family_blue' }

/** Seeded random numbers, so that a failure can be repeated. */
export function dice(seed: number) {
  let state = seed
  return <T>(of: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return of[Math.floor((state / 2_147_483_648) * of.length)]!
  }
}

const among = (chosen: readonly string[] | undefined, ...has: readonly (string | null)[]) =>
  !chosen?.length || has.some((one) => one !== null && chosen.includes(one))
const inBand = (year: number | null, band: string | undefined) => {
  if (!band) return true
  const { from = 0, to = 9999 } = yearsIn(band)
  return year !== null && year >= from && year <= to
}
const group = ({ condition }: ListedProduct) => (condition === null ? 'NA' : GROUPS[condition]!)

/** Every filter as one line of plain TypeScript. */
export const fits = (filter: PlainListFilter, viewer: string | null, sends: Readonly<Record<string, readonly string[]>>) => (thing: ListedProduct) =>
  among(filter.country, thing.country) &&
  inBand(thing.year_issued, filter.years) &&
  (filter.year_issued === undefined || thing.year_issued === filter.year_issued) &&
  among(filter.condition, group(thing)) &&
  among(filter.denomination, thing.denomination) &&
  among(filter.grade, thing.grade) &&
  among(filter.color, thing.color, thing.color && FAMILIES[thing.color]!) &&
  among(filter.quality, thing.quality) &&
  among(filter.format, thing.format) &&
  among(filter.topic_ids, ...thing.topic_ids) &&
  among(filter.category_ids, ...thing.category_ids) &&
  among(filter.shipping_option, ...sends[thing.seller]!) &&
  among(filter.item_kind, thing.item_kind) &&
  thing.price >= (filter.price_from ?? 0) &&
  thing.price <= (filter.price_to ?? Number.POSITIVE_INFINITY) &&
  (filter.my_stuff === undefined || (thing.seller === viewer) === (filter.my_stuff === 'only'))
