/** Our own files: every field of an item as the cell of a column, and its order. */
import { joined, joinedParts } from './cells.ts'
import { ownHeader } from './presets.ts'
import type { ImportedItem } from './row.ts'
import { type TargetName, targets } from './targets.ts'
import { moneyText } from './values.ts'

const NOT_WRITTEN = new Set<string>([
  'face_value',
  'face_currency',
  'quantity',
  'remark',
  'lists',
  'list_quantities',
  'list_conditions',
  'list_public_notes',
  'list_private_notes',
  'holding',
])
const ownTargets = (Object.keys(targets) as TargetName[]).filter((name) => !NOT_WRITTEN.has(name))
export const ownHeaders = ownTargets.map(ownHeader)

export type OwnItem = Omit<ImportedItem, 'media_ids' | 'grade_scale'>
const CURRENCIES: Readonly<Record<string, keyof OwnItem>> = {
  estimated_catalogue_value: 'estimated_catalogue_currency',
  purchase_price: 'purchase_currency',
}

/** The cells of an item, as `rules-row.ts` reads them again. */
export const ownCells = (item: OwnItem): string[] => ownTargets.map((target) => cellOf(item, target))

function cellOf(item: OwnItem, target: TargetName): string {
  if (target === 'mint' || target === 'used') return String(item.quantity_owned[target])
  if (target === 'catalogue_number') return joinedParts(item.catalogue_number.map(numberParts))
  const value = item[target as keyof OwnItem] as string | number | boolean | null | readonly string[]
  if (value === null) return ''
  const currency = CURRENCIES[target]
  if (currency) return moneyText(value as number, (item[currency] as string | null) ?? 'USD')
  return Array.isArray(value) ? joined(value) : String(value)
}
function numberParts({ type, number, value, currency, year, custom_value }: OwnItem['catalogue_number'][number]) {
  const parts = [`${type}:${number}`, String(value ?? ''), currency ?? '', String(year ?? ''), custom_value]
  return parts.slice(0, parts.findLastIndex(Boolean) + 1)
}
