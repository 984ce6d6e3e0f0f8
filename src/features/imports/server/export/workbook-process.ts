import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import writeXlsxFile from 'write-excel-file/node'

/** A process of its own: rows of text, one JSON array a line, become a workbook. */
const [, , from = '', to = ''] = process.argv

/** Workbooks read `_x0041_` as a letter, so that what only looks like it is written as such an escape itself. */
const literal = (text: string) => text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')

const rows: ({ value: string; type: StringConstructor } | null)[][] = []
for await (const line of createInterface({ input: createReadStream(from) }))
  rows.push((JSON.parse(line) as string[]).map((cell) => (cell ? { value: literal(cell), type: String } : null)))
await (await writeXlsxFile(rows as never)).toFile(to)
