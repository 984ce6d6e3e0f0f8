import type { GivenOf } from '#kernel/operation.ts'
import type { stampItems } from '../../contract.ts'
import type { ItemCard } from './box-sizes.ts'

type Change = Omit<GivenOf<typeof stampItems.bulk>['items'][number], 'id'>

/** Columns of the table: which are the owner's alone, and how each is typed. */
export const sheetColumns = [
  { name: 'name', own: false, edits: 'words' },
  { name: 'country', own: false, edits: undefined },
  { name: 'year_issued', own: false, edits: 'whole' },
  { name: 'catalogue_number', own: false, edits: undefined },
  { name: 'condition', own: false, edits: 'stampConditions' },
  { name: 'grade', own: false, edits: 'stampGrades' },
  { name: 'status', own: false, edits: 'stampItemStatuses' },
  { name: 'mint', own: false, edits: 'whole' },
  { name: 'used', own: false, edits: 'whole' },
  { name: 'estimated_catalogue_value', own: false, edits: undefined },
  { name: 'storage_place', own: true, edits: 'words' },
] as const
export type SheetColumn = (typeof sheetColumns)[number]
export type ColumnName = SheetColumn['name']
type Edited = Extract<SheetColumn, { edits: string }>['name']

/** What was typed, by item and column, as text. */
export type Typed = Readonly<Record<string, Partial<Record<ColumnName, string>>>>
export interface Sheet {
  readonly typed: Typed
  type(item: ItemCard, column: ColumnName, text: string): void
}

/** What stands in a cell before anybody types. */
export const textIn = (item: ItemCard, column: ColumnName): string => {
  if (column === 'mint' || column === 'used') return String(item.quantity_owned[column])
  if (column === 'catalogue_number') return item.catalogue_number?.number ?? ''
  return String(item[column] ?? '')
}

/** What is no whole number goes as it was typed: the server finds the words for it. */
const whole = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : (text as unknown as number))

const read: Record<Exclude<Edited, 'mint' | 'used'>, (text: string) => Change> = {
  name: (name) => ({ name }),
  year_issued: (text) => ({ year_issued: text.trim() ? whole(text) : null }),
  condition: (text) => ({ condition: text || null }),
  grade: (text) => ({ grade: text || null }),
  status: (text) => ({ status: text as NonNullable<Change['status']> }),
  storage_place: (storage_place) => ({ storage_place }),
}

/** The change of one row, as the API takes it. */
export function changeOf(item: ItemCard, typed: Typed[string]): GivenOf<typeof stampItems.bulk>['items'][number] {
  const { mint, used, ...texts } = typed
  const changes = Object.entries(texts).map(([column, text]) => read[column as keyof typeof read](text))
  const pieces = { mint: whole(mint ?? textIn(item, 'mint')), used: whole(used ?? textIn(item, 'used')) }
  return Object.assign({ id: item.id as never }, ...changes, mint !== undefined || used !== undefined ? { quantity_owned: pieces } : {})
}

/** The same backwards: what undo sends. */
export const changeBack = (item: ItemCard, typed: Typed[string]) =>
  changeOf(item, Object.fromEntries(Object.keys(typed).map((column) => [column, textIn(item, column as ColumnName)])))
