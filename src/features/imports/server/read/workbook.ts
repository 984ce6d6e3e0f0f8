import { readSheet } from 'read-excel-file/node'
import yauzl from 'yauzl'
import { MOST } from '../../rules.ts'
import { bounded, NotATable, type Table } from './tables.ts'

/** Entries of a ZIP file with their unpacked sizes; refused when together they are larger than allowed, whatever they say of themselves. */
export function unpacked(path: string, wanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  return new Promise((yes, no) => {
    const found = new Map<string, Buffer>()
    let left: number = MOST.unzipped
    let entries = 0
    yauzl.open(path, { lazyEntries: true, validateEntrySizes: true }, (fault, zip) => {
      if (fault) return no(new NotATable('unreadable'))
      const stop = (reason: 'too_large' | 'unreadable') => {
        zip.close()
        no(new NotATable(reason))
      }
      zip.on('error', () => stop('unreadable'))
      zip.on('end', () => yes(found))
      zip.on('entry', (entry: yauzl.Entry) => {
        left -= entry.uncompressedSize
        if (left < 0 || ++entries > 20_000) return stop('too_large')
        if (!wanted(entry.fileName)) return zip.readEntry()
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return stop('unreadable')
          const parts: Buffer[] = []
          stream.on('error', () => stop('unreadable'))
          stream.on('data', (part: Buffer) => parts.push(part))
          stream.on('end', () => {
            found.set(entry.fileName, Buffer.concat(parts))
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
}

/** A workbook's first sheet. Zip bombs: unpacked once beforehand with a bound, which also finds sizes that lie. */
export async function workbook(path: string): Promise<Table> {
  const entries = await unpacked(path, (name) => /\.(xml|rels)$/.test(name))
  if (!entries.has('xl/workbook.xml')) throw new NotATable('no_table')
  for (const [name, xml] of entries) if (/^xl\/worksheets\//.test(name)) checkReach(xml)
  const rows = (await readSheet(path)) as unknown[][]
  return bounded(rows.map((row) => row.map(cellText)).filter((row) => row.some(Boolean)))
}

/** A single cell far out (`XFD1048576`) makes a reader build all empty cells before it. */
function checkReach(xml: Buffer) {
  const text = xml.toString('latin1')
  for (const [, letters = '', row = '0'] of text.matchAll(/<c\b[^>]*?\br="([A-Z]{1,4})(\d{1,8})"/g)) {
    if (Number(row) > MOST.rows + 50) throw new NotATable('too_many_rows')
    const column = [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0)
    if (column > MOST.columns) throw new NotATable('too_many_columns')
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return typeof cell === 'number' ? numberText(cell) : String(cell)
}
/** 12.1 is kept in a workbook as 12.100000000000001. */
const numberText = (value: number) => String(Number(value.toPrecision(15)))
