import Papa from 'papaparse'
import { MOST } from '../../rules.ts'
import { asMeant } from '../rows/cells.ts'
import { decoded } from '../rows/text.ts'

/** Rows of a file, as text; or why it cannot be read. */
export interface Table {
  readonly rows: string[][]
  /** Of which program, where the file itself says so. */
  readonly header?: number
}
export const tableFaults = ['unreadable', 'too_large', 'too_many_rows', 'too_many_columns', 'empty', 'no_table'] as const
export type TableFault = (typeof tableFaults)[number]

export class NotATable extends Error {
  readonly fault: TableFault
  constructor(fault: TableFault) {
    super(fault)
    this.fault = fault
  }
}

/** Delimited text: encoding, delimiter and quotes are found by content. */
export function delimited(bytes: Uint8Array): Table {
  const text = decoded(bytes)
  if (text.includes('\u0000')) throw new NotATable('unreadable')
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    preview: MOST.rows + 100,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  return bounded(data.map((row) => row.map(asMeant)))
}

/** Before anything is kept: how long and wide a table may be. Columns without any cell are no columns. */
export function bounded(rows: string[][]): Table {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (width > MOST.columns) throw new NotATable('too_many_columns')
  if (rows.length > MOST.rows + 50) throw new NotATable('too_many_rows')
  if (rows.some((row) => row.some((cell) => cell.length > MOST.cell))) throw new NotATable('too_large')
  return { rows: rows.map((row) => row.map(visible)) }
}
/** PostgreSQL keeps no zero bytes, and JSON no half characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const visible = (cell: string) => cell.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '').toWellFormed()
