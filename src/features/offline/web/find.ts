import type { Item, Wish } from './store/database.ts'

/** A number of a catalogue as it is typed: `Scott 123`, `Mi. 12a`, `#7`. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** What is searched, made once for each row. */
export interface Found<Row> {
  readonly row: Row
  readonly text: string
  /** ` scott 123  michel 5 `: a number is found whole, 12 is not 123. */
  readonly numbers: string
}
type Named = Pick<Item, 'name' | 'country' | 'year_issued' | 'catalogue_number'>
export type NameOf = (list: string, code: string | null) => string

const numbersOf = ({ catalogue_number }: Named, nameOf: NameOf) =>
  catalogue_number.map(({ type, number }) => ` ${plain(nameOf('stampCatalogNumberTypes', type))} ${plain(number)} `).join(' ')

export function prepared<Row extends Named>(rows: readonly Row[], nameOf: NameOf, more: (row: Row) => string): readonly Found<Row>[] {
  return rows.map((row) => ({
    row,
    numbers: numbersOf(row, nameOf),
    text: plain([row.name, nameOf('countries', row.country), row.country ?? '', row.year_issued ?? '', more(row)].join(' ')),
  }))
}

export const wordsOfItem = ({ storage_place, tags, private_note, denomination, status }: Item, nameOf: NameOf) =>
  [storage_place, tags.join(' '), private_note, denomination, nameOf('stampItemStatuses', status)].join(' ')
export const wordsOfWish = ({ note, line }: Wish) => `${note} ${line}`

/** Every word stands somewhere in the row: its beginning in the words, or it is a number of a catalogue. */
export function findIn<Row>(all: readonly Found<Row>[], typed: string): readonly Row[] {
  const words = plain(typed)
    .split(/[\s,;#.]+/)
    .filter(Boolean)
  const rows: Row[] = []
  for (const one of all) if (words.every((word) => one.text.includes(word) || matches(one.numbers, word))) rows.push(one.row)
  return rows
}
const matches = (numbers: string, word: string) => (/\d/.test(word) ? numbers.includes(` ${word} `) : numbers.includes(` ${word}`))

/** `Scott 123` in what was typed: the question "do I have it?" gets an answer of its own. */
export function numberIn(typed: string): { readonly catalogue: string; readonly number: string } | undefined {
  const found = /(?<![\p{L}\p{N}])(\p{L}{2,20}(?: \p{L}+)?)[.\s#]+(\p{L}{0,3}\d{1,6}\p{L}{0,2})(?![\p{L}\p{N}])/u.exec(typed.trim())
  return found ? { catalogue: found[1]!, number: found[2]! } : undefined
}
export function withNumber<Row>(all: readonly Found<Row>[], { catalogue, number }: { catalogue: string; number: string }): readonly Row[] {
  const wanted = plain(catalogue)
  const rows: Row[] = []
  for (const { row, numbers } of all) {
    const at = numbers.indexOf(` ${plain(number)} `)
    if (at >= 0 && numbers.split('  ').some((one) => one.trim().startsWith(wanted) && one.trim().endsWith(` ${plain(number)}`))) rows.push(row)
  }
  return rows
}

const order = new Intl.Collator(undefined, { numeric: true })
/** As in a stockbook: by country, year and number. */
export const inOrder = <Row extends Named>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted(
    (a, b) =>
      (a.country ?? '~').localeCompare(b.country ?? '~') ||
      (a.year_issued ?? 9999) - (b.year_issued ?? 9999) ||
      order.compare(a.catalogue_number[0]?.number ?? '~', b.catalogue_number[0]?.number ?? '~'),
  )
