import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { drawnInvoice, type Invoiced, invoicesOf } from '#features/subscriptions/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import { type Table, tablesOf, tagsOf } from '../../plan.ts'
import type { ExportRow } from '../../queries.ts'
import { type Catalogue, readCatalogue } from '../../queries-catalogue.ts'
import type { Who } from '../../queries-reach.ts'
import { countRows, type ExportedRow, type KeptPicture, picturesOf, rowsOf } from '../queries-export.ts'
import { attachmentFile, invoiceName, pictureFile, sheetsOf } from './sheets.ts'
import { csvOf, pageOf } from './write.ts'

/** Progress, written by the archive and read by the job. */
export interface Made {
  done: number
  total: number
}
interface Making {
  readonly db: Db
  readonly tools: Tools
  readonly who: Who & { readonly greeting: string }
  readonly row: ExportRow
  readonly made: Made
}

const fileOf = (table: string) => `tables/${table.replaceAll('_', '-')}.json`

/** Writes all data of a member to a ZIP file; returns its size in bytes. Memory: rows and pictures are streamed. */
export async function makeArchive(making: Making): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'cachet-archive-'))
  const file = join(folder, 'archive.zip')
  const zip = new ZipFile()
  try {
    // A stream error without listener would end the process.
    const broken = new Promise<never>((_, no) => zip.on('error', no))
    const written = Promise.race([broken, pipeline(zip.outputStream as Readable, createWriteStream(file))])
    written.catch(() => {})
    await fill(zip, making)
    zip.end()
    await written
    await making.tools.files.keepArchive(making.row.id, file)
    return (await stat(file)).size
  } finally {
    ;(zip.outputStream as Readable).destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(zip: ZipFile, making: Making) {
  const { db, who, made } = making
  const catalogue = await readCatalogue(db, making.tools.tags)
  const counts = new Map<Table, number>()
  for (const table of tablesOf(catalogue)) {
    const count = tagsOf(catalogue, table).of === 'nobody' ? 0 : await countRows(db, catalogue, table, who)
    if (count) counts.set(table, count)
  }
  made.total = [...counts.values()].reduce((sum, count) => sum + count, counts.get('medias') ?? 0)
  addReadable(zip, making, counts)
  for (const table of counts.keys()) zip.addReadStreamLazy(fileOf(table), (give) => give(null, Readable.from(jsonOf(making, catalogue, table))))
  for await (const page of picturesOf(db, who.id))
    for (const [at, picture] of page.entries()) addPicture(zip, making, picture, page[at - 1]?.id !== picture.id)
  for await (const page of invoicesOf(db, who.id)) for (const invoice of page) addInvoice(zip, making, invoice)
}

/** For people: an HTML page, CSV sheets and an explanation of the files. */
function addReadable(zip: ZipFile, making: Making, counts: ReadonlyMap<Table, number>) {
  const { db, who, row, tools } = making
  const locale = row.locale as Locale
  const word = (of: 'sheet' | 'column' | 'value') => (code: string) => tools.words.say(locale, `privacy.archive.${of}`, { code })
  const sheets = sheetsOf({ db, member_id: who.id, locale, word: word('value') })
  const say = sayOf(making)
  const add = (name: string, text: () => AsyncGenerator<string>) => zip.addReadStreamLazy(name, (give) => give(null, Readable.from(text())))
  const words = {
    lang: locale,
    title: say('title'),
    lines: [say('made'), say('left_out')],
    sheet: word('sheet'),
    column: word('column'),
    none: say('none'),
  }
  add('index.html', () => pageOf(sheets, words))
  zip.addBuffer(Buffer.from(readme(making, counts)), 'README.txt')
  for (const sheet of sheets) add(`${sheet.name}.csv`, () => csvOf(sheet, word('column')))
}

/** Named after its item; `first` is false if the same picture was added under another item before. */
function addPicture(
  zip: ZipFile,
  { tools, made }: Making,
  { id, key, kind, file: stored, file_name, item, name, position }: KeptPicture,
  first: boolean,
) {
  const picture = item === null ? `pictures/other/${id}.webp` : pictureFile(item, name!, position!)
  const file = stored ? attachmentFile(kind, id, file_name, stored) : picture
  zip.addReadStreamLazy(file, { compress: false }, (give) => {
    if (first) made.done++
    tools.files.open(key, stored ?? 'full').then(
      (stream) => give(null, stream ?? Readable.from([])),
      (fault) => give(fault, Readable.from([])),
    )
  })
}

function addInvoice(zip: ZipFile, { db, tools, who }: Making, invoice: Invoiced) {
  zip.addReadStreamLazy(invoiceName(invoice), (give) => {
    drawnInvoice(db, tools.words, who.id, invoice).then(
      ({ body }) => give(null, Readable.from([body])),
      (fault) => give(fault, Readable.from([])),
    )
  })
}

async function* jsonOf({ db, who, made }: Making, catalogue: Catalogue, table: Table): AsyncGenerator<string> {
  let lead = '[\n'
  for await (const page of rowsOf(db, catalogue, table, who)) {
    yield lead + page.map(line).join(',\n')
    lead = ',\n'
    made.done += page.length
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n'
}
const line = (row: ExportedRow) => `  ${JSON.stringify(row)}`

const sayOf = ({ tools, who, row }: Making) => {
  const locale = row.locale as Locale
  const date = row.created_at.toISOString().slice(0, 10).split('-').reverse().join('-')
  return (part: string) => tools.words.say(locale, `privacy.archive.${part}`, { site: tools.site.name, name: who.greeting, date })
}

function readme(making: Making, counts: ReadonlyMap<Table, number>): string {
  const say = sayOf(making)
  const listed = [...counts].map(([table, count]) => `  ${fileOf(table)}: ${count}`)
  const lines = ['title', 'made', '', 'how', 'sheets', 'invoices', 'pictures', '', 'left_out', '', 'files', 'money']
  return [...lines.map((part) => part && say(part)), ...listed, ''].join('\r\n')
}
