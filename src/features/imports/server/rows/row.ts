/** A row of a file becomes an item, or says what is wrong with it. */
import { safeParse } from 'zod/v4/core'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { readLists } from './colnect.ts'
import { type Cell, emptyDraft, problem, type Reading, type RowDraft, type RowProblem, readers, remark } from './draft.ts'
import { numberOf, numbersOf } from './numbers.ts'
import { itemKindOf, type Mapping } from './presets.ts'
import { type ColumnTarget, targetOf } from './targets.ts'

export type ImportedItem = InputOf<typeof stampItems.create>
export interface ReadRow {
  readonly item: ImportedItem | undefined
  readonly problems: readonly RowProblem[]
  /** Wished for or sold: not in the collection, so nothing to bring in. */
  readonly wanted: boolean
}

export interface Plan extends Reading {
  readonly headers: readonly string[]
  readonly mapping: Mapping
  readonly preset: string
}
const HELD = new Set(['IN_AUCTION', 'AT_AN_EXHIBITION'])
const COIN_SCALES = new Set(['sheldon', 'ladder', 'uk', 'fr', 'es', 'de', 'it', 'banknote'])

export function rowReader(plan: Plan) {
  const columns = plan.mapping.flatMap((target, column) =>
    target ? [{ target, column, spec: targetOf(target), header: plan.headers[column]! }] : [],
  )
  // Currencies and the kind of thing come first: amounts and grades depend on them.
  const first = ({ target, spec }: { target: ColumnTarget; spec: { kind: string } }) => (spec.kind === 'currency' || target === 'item_kind' ? 0 : 1)
  columns.sort((one, other) => first(one) - first(other) || one.column - other.column)
  const own = plan.preset === 'own'
  return (cells: readonly string[]): ReadRow => {
    const draft = emptyDraft()
    for (const column of columns) {
      const text = (cells[column.column] ?? '').normalize('NFC').trim()
      if (text) readCell(draft, { ...column, text, own }, plan)
    }
    return finished(draft, plan)
  }
}

function readCell(draft: RowDraft, cell: Cell, plan: Plan) {
  const { spec, target } = cell
  if (target === 'remark') return remark(draft, cell)
  if (spec.kind === 'special') draft.special[target] = cell.text
  else if (spec.kind === 'number') numberOf(draft, cell)
  else if (spec.kind === 'numbers') numbersOf(draft, cell, plan)
  else if (target === 'grade') readGrade(draft, cell, plan)
  else if (target === 'perforation') readPerforation(draft, cell, plan)
  else readers[spec.kind]!(draft, cell, plan)
  // What only the system sets is over for what comes from a file.
  if (target === 'status' && HELD.has(String(draft.fields.status))) draft.fields.status = 'PRIVATE'
}

const kindOf = (draft: RowDraft, { preset }: Plan) => (draft.fields.item_kind as string | undefined) ?? itemKindOf(preset)
/** Coins and notes have grades of their own; what is no grade stays as words. */
function readGrade(draft: RowDraft, cell: Cell, plan: Plan) {
  const numismatic = ['coin', 'banknote'].includes(kindOf(draft, plan))
  const list = numismatic ? 'coin_grades' : 'grades'
  const found = plan.vocabulary.find(list, cell.text)
  if (found && (!numismatic || COIN_SCALES.has(plan.vocabulary.parentOf(list, found) ?? ''))) draft.fields.grade = found
  else remark(draft, cell)
}
/** `comb<i> 13 x 12½</i>`: the kind of separation stands in front of its gauges. */
function readPerforation(draft: RowDraft, cell: Cell, plan: Plan) {
  const text = cell.own
    ? cell.text
    : cell.text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
  const [word = ''] = text.split(' ')
  const separation = cell.own || draft.fields.separation ? undefined : plan.vocabulary.find('separations', /^\p{L}+$/u.test(word) ? word : '-')
  if (separation) draft.fields.separation = separation
  readers.prose!(draft, { ...cell, text }, plan)
}

function finished(draft: RowDraft, plan: Plan): ReadRow {
  const { special, fields } = draft
  const holding = special.holding
  const wanted = holding ? !['owned', 'duplicate', 'replacement', 'sale'].includes(holding.toLowerCase()) : readLists(draft, plan)
  if (special.face_value || special.face_currency) {
    const unit = (special.face_currency ?? '').split(' - ')[0]!.trim()
    fields.denomination = [special.face_value, unit].filter(Boolean).join(' ').slice(0, 60)
    if (special.face_currency?.includes(' - ')) draft.remarks.push(`${plan.headers[plan.mapping.indexOf('face_currency')]}: ${special.face_currency}`)
  }
  fields.item_kind = kindOf(draft, plan)
  wornShape(draft, plan)
  fields.quantity_owned = piecesOf(draft, plan)
  for (const field of ['quantity', 'mint', 'used']) delete fields[field]
  if (draft.numbers.length) fields.catalogue_number = draft.numbers.slice(0, 12)
  for (const { type, number } of draft.numbers.slice(12)) draft.remarks.push(`${type} ${number}`)
  if (!fields.name) fields.name = nameOf(draft)
  keepRemarks(draft)
  return parsed(draft, wanted)
}

/** Shapes of coins and of stamps are different lists. */
function wornShape({ fields, remarks }: RowDraft, { vocabulary }: Plan) {
  const shape = fields.shape as string | undefined
  if (!shape || (vocabulary.parentOf('shapes', shape) === 'coin') === (fields.item_kind === 'coin')) return
  remarks.push(`shape: ${shape}`)
  delete fields.shape
}
function piecesOf({ fields }: RowDraft, { vocabulary }: Plan) {
  const condition = fields.condition as string | undefined
  const is_mint = condition === 'MINT' || (condition && vocabulary.parentOf('conditions', condition) === 'MINT')
  if (fields.mint !== undefined || fields.used !== undefined) return { mint: fields.mint ?? 0, used: fields.used ?? 0 }
  const quantity = (fields.quantity as number | undefined) ?? 1
  return is_mint ? { mint: quantity, used: 0 } : { mint: 0, used: quantity }
}
/** Without a name of its own: what stands on it, and its number. */
function nameOf({ fields, numbers }: RowDraft) {
  const [number] = numbers
  const parts = [fields.denomination, fields.year_issued, number && `${number.type} ${number.number}`].filter(Boolean)
  return parts.join(', ').slice(0, 140)
}
function keepRemarks(draft: RowDraft) {
  const { fields, remarks, private_remarks } = draft
  for (const [field, lines] of [
    ['description', remarks],
    ['private_note', private_remarks],
  ] as const) {
    if (!lines.length) continue
    const text = [fields[field], ...lines].filter(Boolean).join('\n')
    if (text.length > 5_000) problem(draft, 'long', { column: null, target: field, text })
    fields[field] = text.slice(0, 5_000)
  }
}

/** The same shape that the form of an item is checked by. */
function parsed(draft: RowDraft, wanted: boolean): ReadRow {
  const { fields, problems } = draft
  const { mint, used } = fields.quantity_owned as { mint: number; used: number }
  const names = new Set(problems.map(({ field }) => field))
  if (!fields.name && !names.has('name')) problem(draft, 'missing', { column: null, target: 'name', text: '' })
  else if (mint + used < 1 && !['quantity', 'mint', 'used'].some((one) => names.has(one)))
    problem(draft, 'pieces', { column: null, target: 'quantity', text: '0' })
  if (problems.length) return { item: undefined, problems, wanted }
  const result = safeParse(stampItems.create.input, fields)
  if (result.success) return { item: result.data, problems, wanted }
  for (const { path } of result.error.issues) {
    const target = String(path[0] ?? 'name') as ColumnTarget
    problem(draft, target === ('quantity_owned' as string) ? 'pieces' : 'form', {
      column: null,
      target,
      text: String(fields[target] ?? '').slice(0, 120),
    })
  }
  return { item: undefined, problems, wanted }
}
