/** What is read of a row, field by field, before it is an item. */
import type { ProblemCode } from '../../rules.ts'
import { separated } from './cells.ts'
import type { ColumnTarget, Target } from './targets.ts'
import { digitsOf, readDay, readDecimal, readFlag, readGauge, readMoney, readWhole, readYear } from './values.ts'
import type { Vocabulary } from './words.ts'

export interface RowProblem {
  readonly code: ProblemCode
  readonly field: string
  /** Which column says it; null where several together do. */
  readonly column: number | null
  readonly given: string
}

export interface CatalogueNumber {
  readonly type: string
  readonly number: string
  readonly custom_value?: string
  readonly value?: number | null
  readonly currency?: string | null
  readonly year?: number | null
}
export interface RowDraft {
  readonly fields: Record<string, unknown>
  readonly numbers: CatalogueNumber[]
  /** Kept in the description: `Series: Coat of Arms 1988`. */
  readonly remarks: string[]
  readonly private_remarks: string[]
  readonly problems: RowProblem[]
  readonly special: Record<string, string>
}
export const emptyDraft = (): RowDraft => ({ fields: {}, numbers: [], remarks: [], private_remarks: [], problems: [], special: {} })

/** One cell on its way into a draft. */
export interface Cell {
  readonly text: string
  readonly header: string
  readonly column: number
  readonly target: ColumnTarget
  readonly spec: Target
  readonly own: boolean
}
export interface Reading {
  readonly vocabulary: Vocabulary
  /** Of amounts that name none: the site's. */
  readonly currency: string
  readonly month_first: boolean
}

export const remark = (draft: RowDraft, { header, text }: Pick<Cell, 'header' | 'text'>) => void draft.remarks.push(`${header}: ${text}`)
export const problem = (draft: RowDraft, code: ProblemCode, { column, target, text }: Pick<Cell, 'target' | 'text'> & { column: number | null }) =>
  void draft.problems.push({ code, field: target, column, given: text.slice(0, 120) })

type Reader = (draft: RowDraft, cell: Cell, reading: Reading) => void
/** A value or an error, for kinds of which one value fills one field. */
const value =
  (code: ProblemCode, read: (text: string, reading: Reading, draft: RowDraft, cell: Cell) => unknown): Reader =>
  (draft, cell, reading) => {
    const found = read(cell.text, reading, draft, cell)
    if (found === undefined) problem(draft, code, cell)
    else draft.fields[cell.target] = found
  }

const soft: Reader = (draft, cell, { vocabulary }) => {
  const { spec, text, target } = cell
  const whole = vocabulary.find(spec.list!, text)
  const found = whole ?? vocabulary.findPart(spec.list!, text)
  if (found) draft.fields[target] = found
  if (!whole) remark(draft, cell)
}
/** Soundness, categories: each must be known, as a code or by its name. */
const codes: Reader = (draft, cell, { vocabulary }) => {
  const found = partsOf(cell).map((word) => vocabulary.find(cell.spec.list!, word))
  if (found.some((one) => one === undefined)) problem(draft, 'unknown', cell)
  else draft.fields[cell.target] = [...new Set(found)]
}
/** Topics that the vocabulary does not have are the member's own words: tags. */
const topics: Reader = (draft, cell, { vocabulary }) => {
  const [known, other]: [string[], string[]] = [[], []]
  for (const word of partsOf(cell)) {
    const code = vocabulary.find('topics', word)
    if (code) known.push(code)
    else other.push(word)
  }
  draft.fields[cell.target] = [...new Set(known)].slice(0, 20)
  tag(draft, other, cell.header)
}
/** Tags beyond the most, and too long ones, stay as words. */
export function tag(draft: RowDraft, words: readonly string[], header: string) {
  const tags = [...new Set([...((draft.fields.tags as string[] | undefined) ?? []), ...words.filter((word) => word.length <= 40)])]
  const left = [...words.filter((word) => word.length > 40), ...tags.slice(20)]
  draft.fields.tags = tags.slice(0, 20)
  if (left.length) draft.remarks.push(`${header}: ${left.join(', ')}`)
}
const partsOf = ({ text, own }: Cell) => (own ? separated(text) : text.split(/[,;|]/).map((one) => one.trim())).filter(Boolean)

const money: Reader = (draft, cell, reading) => {
  const field = cell.target.replace(/_(price|value)$/, '_currency')
  const currency = draft.fields[field] as string | undefined
  const found = readMoney(cell.text, currency ?? reading.currency)
  if (!found || (currency && found.currency && found.currency !== currency)) return problem(draft, 'money', cell)
  draft.fields[cell.target] = found.amount
  if (found.currency) draft.fields[field] = found.currency
}
const currencyCode = (text: string) => {
  const [code = ''] = text.trim().toUpperCase().split(/\s/)
  return /^[A-Z]{3}$/.test(code) && digitsOf(code) <= 4 ? code : undefined
}
/** Too long a name is cut, with the whole of it in the description; any other text would lose words. */
const words: Reader = (draft, cell) => {
  const { text, spec, target } = cell
  const most = spec.most!
  if (text.length > most && target !== 'name') return problem(draft, 'long', cell)
  if (text.length > most) remark(draft, cell)
  draft.fields[target] = text.slice(0, most).trim()
}

/** What each kind of column reads. */
export const readers: Readonly<Partial<Record<Target['kind'], Reader>>> = {
  line: (draft, cell, reading) => words(draft, { ...cell, text: cell.text.replace(/[\r\n\t]+/g, ' ') }, reading),
  prose: words,
  code: value('unknown', (text, { vocabulary }, _, { spec }) => vocabulary.find(spec.list!, text)),
  soft,
  codes,
  topics,
  tags: (draft, cell) => tag(draft, partsOf(cell), cell.header),
  year: value('year', readYear),
  whole: value('figure', (text) => readWhole(text.replace(/\s*mm$/i, '')) ?? rounded(text)),
  decimal: value('figure', readDecimal),
  gauge: value('figure', readGauge),
  money,
  currency: value('currency', currencyCode),
  day: value('day', (text, { month_first }) => readDay(text, month_first)),
  flag: value('flag', readFlag),
  pieces: value('pieces', readWhole),
  entry: value('unknown', (text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : undefined)),
}
/** A stamp of 24,5 mm: whole millimetres are kept. */
function rounded(text: string) {
  const found = readDecimal(text)
  return found === undefined || found > 10_000 ? undefined : Math.round(found)
}
