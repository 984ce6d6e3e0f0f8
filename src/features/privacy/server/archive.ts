import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { writtenDay } from '#kernel/day.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db.ts'
import type { Tools } from '#server/run/tools.ts'
import { type Table, tables, tagsOf } from './plan.ts'
import type { ExportRow } from './queries.ts'
import { type Catalogue, readCatalogue } from './queries-catalogue.ts'
import { countRows, picturesOf, type Row, rowsOf } from './queries-export.ts'
import type { Who } from './queries-reach.ts'

/** How far it has come: read by whoever wants to know, written by the one who makes it. */
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

const fileOf = (table: string) => `${table.replaceAll('_', '-')}.json`

/** Everything of a member in one file, streamed from the database and the pictures through the archive: of all of it only a page is in memory. Answers its size. */
export async function makeArchive(making: Making): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'cachet-archive-'))
  const file = join(folder, 'archive.zip')
  const zip = new ZipFile()
  try {
    // Each file of it may fail: one that nobody hears would end the process.
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
  const catalogue = await readCatalogue(db)
  const counts = new Map<Table, number>()
  for (const table of tables) {
    const count = tagsOf(table).of === 'nobody' ? 0 : await countRows(db, table, who)
    if (count) counts.set(table, count)
  }
  made.total = [...counts.values()].reduce((sum, count) => sum + count, counts.get('medias') ?? 0)
  zip.addBuffer(Buffer.from(readme(making, counts)), 'README.txt')
  for (const table of counts.keys()) zip.addReadStreamLazy(fileOf(table), (give) => give(null, Readable.from(jsonOf(making, catalogue, table))))
  for await (const page of picturesOf(db, who.id)) for (const picture of page) addPicture(zip, making, picture)
}

function addPicture(zip: ZipFile, { tools, made }: Making, { id, key }: { id: string; key: string }) {
  zip.addReadStreamLazy(`pictures/${id}.webp`, { compress: false }, (give) => {
    made.done++
    tools.files.open(key, 'full').then(
      (stream) => give(null, stream ?? Readable.from([])),
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
const line = (row: Row) => `  ${JSON.stringify(row)}`

function readme({ tools, who, row }: Making, counts: ReadonlyMap<Table, number>): string {
  const locale = row.locale as Locale
  const date = writtenDay(row.created_at, 'UTC')
  const say = (part: string) => tools.words.say(locale, `privacy.archive.${part}`, { site: tools.site.name, name: who.greeting, date })
  const listed = [...counts].map(([table, count]) => `  ${fileOf(table)}: ${count}`)
  return [say('title'), say('made'), '', say('how'), say('money'), say('left_out'), '', say('files'), ...listed, ''].join('\r\n')
}
