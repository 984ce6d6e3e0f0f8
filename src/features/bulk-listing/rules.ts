import { machine } from '#kernel/machine.ts'

export const MOST_ROWS = 2_000
/** Rows of one file that are shown at a time. */
export const PAGE_OF_ROWS = 50
export const MOST_CELL = 5_000

export const bulkMachine = machine([
  { from: 'ready', action: 'run', by: 'seller', to: 'running', guard: 'there is a row to list' },
  { from: 'ready', action: 'cancel', by: 'seller', to: 'cancelled' },
  { from: 'running', action: 'cancel', by: 'seller', to: 'cancelled', guard: 'what is listed stays listed' },
  { from: 'running', action: 'finish', by: 'system', to: 'done', guard: 'every good row was tried' },
  { from: 'running', action: 'fail', by: 'system', to: 'failed' },
  { from: 'done', action: 'undo', by: 'seller', to: 'undoing' },
  { from: 'cancelled', action: 'undo', by: 'seller', to: 'undoing' },
  { from: 'failed', action: 'undo', by: 'seller', to: 'undoing' },
  { from: 'undoing', action: 'finish', by: 'system', to: 'undone' },
  { from: 'undoing', action: 'fail', by: 'system', to: 'failed' },
])
export const bulkStates = ['ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type BulkState = (typeof bulkStates)[number]
export const isBusy = (state: string) => state === 'running' || state === 'undoing'

export const rowStates = ['good', 'wrong', 'skipped', 'listed', 'undone', 'kept'] as const
export type RowState = (typeof rowStates)[number]

/** Columns by the names that they have in the file, ours first. */
export const COLUMNS = {
  number: ['number', 'item', 'item number', 'item_number'],
  type: ['type', 'productable_type'],
  name: ['name', 'title'],
  sub_title: ['sub_title', 'subtitle'],
  description: ['description'],
  price: ['price', 'regular_price'],
  sale_price: ['sale_price', 'reduced price'],
  quantity: ['quantity', 'stock', 'pieces'],
  unit: ['unit', 'mint or used'],
  sku: ['sku', 'stock number'],
  category: ['category', 'categories', 'category_ids'],
  condition: ['condition'],
  tags: ['tags'],
  publish: ['publish', 'is_published', 'live'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Column = keyof typeof COLUMNS
export const columnNames = Object.keys(COLUMNS) as Column[]

export const problemCodes = ['missing', 'money', 'figure', 'flag', 'item', 'listed', 'word', 'long', 'refused', 'draft'] as const
export interface RowFlaw {
  readonly code: (typeof problemCodes)[number]
  readonly field: Column
  /** The cell, or the code of the refusal. */
  readonly given: string
}

/** Which column of the file each of ours is; a name that is not known is passed over. */
export function columnsIn(headers: readonly string[]): Readonly<Partial<Record<Column, number>>> {
  const plain = headers.map((header) => header.trim().toLowerCase())
  const found = columnNames.map((name) => [name, plain.findIndex((header) => (COLUMNS[name] as readonly string[]).includes(header))] as const)
  return Object.fromEntries(found.filter(([, at]) => at >= 0))
}
/** A file needs a price, and an item or a supply to sell. */
export const isListing = (columns: ReturnType<typeof columnsIn>) =>
  columns.price !== undefined && (columns.number !== undefined || columns.type !== undefined || columns.category !== undefined)
