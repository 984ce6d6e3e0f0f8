import { readFlag, readMoney, readWhole } from '#features/imports/server/public.ts'
import type { products } from '#features/products/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Column, columnsIn, RowFlaw } from '../rules.ts'
import type { OwnItem } from './queries.ts'

export interface TableReader {
  readonly columns: ReturnType<typeof columnsIn>
  readonly currency: string
  readonly items: ReadonlyMap<number, OwnItem>
  /** Codes of supply categories by their names in all languages, and by themselves. */
  readonly categories: ReadonlyMap<string, string>
}
type Given = InputOf<typeof products.create>
export interface ReadRow {
  readonly problems: readonly RowFlaw[]
  /** Undefined while something is wrong. */
  readonly given: Given | undefined
}

export const itemNumber = (cell: string): number | undefined => readWhole(cell.replace(/^[a-z]+[-\s]*/i, ''))
const CONDITIONS: Readonly<Record<string, Given['condition']>> = { new: 'NEW', used: 'USED', na: 'NA', 'n/a': 'NA', '': 'NEW' }

/** A row by the names of its columns, with what is found wrong on the way. */
function cellsOf(cells: readonly string[], columns: TableReader['columns']) {
  const problems: RowFlaw[] = []
  const cell = (name: Column) => (columns[name] === undefined ? '' : (cells[columns[name]] ?? '').trim())
  const wrong = (code: RowFlaw['code'], field: Column) => {
    problems.push({ code, field, given: cell(field).slice(0, 120) })
    return undefined
  }
  return { cell, wrong, problems }
}
type Cells = ReturnType<typeof cellsOf>

/** What a row of the file asks for, or what is wrong in it. Nothing is guessed where it could be wrong. */
export function readRow(row: readonly string[], reader: TableReader): ReadRow {
  const cells = cellsOf(row, reader.columns)
  const { cell, wrong, problems } = cells
  const isSupply = /^suppl/i.test(cell('type')) || (!cell('number') && cell('category') !== '')
  const number = isSupply || !cell('number') ? undefined : itemNumber(cell('number'))
  const item = number === undefined ? undefined : reader.items.get(number)
  if (!isSupply && !item) wrong(cell('number') ? 'item' : 'missing', 'number')
  const given = { ...wordsOf(cells, item), ...pricesOf(cells, reader.currency), ...stockOf(cells, item), ...supplyOf(cells, isSupply, reader) }
  const is_published = cell('publish') ? (readFlag(cell('publish')) ?? wrong('flag', 'publish')) : true
  if (problems.length) return { problems, given: undefined }
  return {
    problems,
    given: {
      ...{ productable_type: isSupply ? 'Supply' : 'StampItem', productable_id: item?.id ?? null, media_ids: [], accepting_best_offer: false },
      ...{ may_be_exhibited: false, return_policy: { domestic: null, international: null }, shipping_option: null, shipping_instructions: '' },
      ...{ is_published, published_at: null, ...given },
    } as Given,
  }
}

const list = (text: string) => text.split(/[,;|]/).flatMap((one) => one.trim() || [])

const LONGEST = { name: 140, sub_title: 140, description: 5_000, sku: 60 } as const
function wordsOf({ cell, wrong }: Cells, item: OwnItem | undefined) {
  const name = cell('name') || item?.name || ''
  if (!name) wrong('missing', 'name')
  for (const [field, most] of Object.entries(LONGEST)) if (cell(field as Column).length > most) wrong('long', field as Column)
  const tags = list(cell('tags'))
  if (tags.length > 20 || tags.some((tag) => tag.length > 40)) wrong('long', 'tags')
  return {
    name: name.slice(0, 140),
    sub_title: cell('sub_title'),
    description: cell('description') || item?.description || '',
    sku: cell('sku'),
    tags,
  }
}

function pricesOf({ cell, wrong }: Cells, currency: string) {
  const money = (field: 'price' | 'sale_price') => {
    if (!cell(field)) return field === 'price' ? wrong('missing', field) : undefined
    const read = readMoney(cell(field), currency)
    return read && read.amount > 0 && (read.currency ?? currency) === currency ? read.amount : wrong('money', field)
  }
  const [regular_price, sale_price] = [money('price'), money('sale_price')]
  if (regular_price !== undefined && sale_price !== undefined && sale_price >= regular_price) wrong('money', 'sale_price')
  return { regular_price, sale_price: sale_price ?? null }
}

function stockOf({ cell, wrong }: Cells, item: OwnItem | undefined) {
  const unit = unitOf(cell('unit'), item) ?? wrong('word', 'unit')
  const quantity = cell('quantity') ? readWhole(cell('quantity')) : 1
  if (!quantity || quantity > 1_000_000) wrong('figure', 'quantity')
  else if (item && unit && quantity > item[unit]) wrong('listed', 'quantity')
  return { unit, quantity }
}
/** What the cell says, or of which pieces there are more free ones. */
function unitOf(cell: string, item: OwnItem | undefined): 'mint' | 'used' | undefined {
  if (!cell) return item && item.mint > item.used ? 'mint' : 'used'
  return (['mint', 'used'] as const).find((one) => one === cell.toLowerCase())
}

function supplyOf({ cell, wrong }: Cells, isSupply: boolean, { categories }: TableReader) {
  const named = isSupply ? list(cell('category')) : []
  const category_ids = named.flatMap((one) => categories.get(one.toLowerCase()) ?? [])
  if (category_ids.length < named.length || named.length > 10) wrong('word', 'category')
  return { category_ids, condition: CONDITIONS[isSupply ? cell('condition').toLowerCase() : ''] ?? wrong('word', 'condition') }
}
