import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import Papa from 'papaparse'
import { ZipFile } from 'yazl'
import { givenOf, type ItemRow } from '#features/stamp-items/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { confine } from '#server/images/confine.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { ExportFormat } from '../../rules.ts'
import { harmless } from '../rows/cells.ts'
import { type OwnItem, ownCells, ownHeaders } from '../rows/own.ts'
import { ownItems, pictureKeys } from './queries-exports.ts'

export interface Writing {
  readonly db: Db
  readonly tools: Tools
  readonly member_id: MemberId
  /** A folder that is deleted afterwards. */
  readonly folder: string
  readonly onRows: (count: number) => void
}
const run = promisify(execFile)

/** Writes the whole collection into one file and returns its path and size. Memory: a batch of rows at a time. */
export async function writeExport(format: ExportFormat, writing: Writing): Promise<{ path: string; bytes: number }> {
  const path = join(writing.folder, `collection.${format}`)
  await writers[format](path, writing)
  return { path, bytes: (await stat(path)).size }
}
const writers: Readonly<Record<ExportFormat, (path: string, writing: Writing) => Promise<void>>> = {
  csv: (path, writing) => pipeline(Readable.from(csvOf(writing)), createWriteStream(path)),
  json: (path, writing) => pipeline(Readable.from(jsonOf(writing, new Map())), createWriteStream(path)),
  xlsx: workbook,
  zip: withPictures,
}

const itemOf = (row: ItemRow): OwnItem => {
  const { media_ids: _pictures, grade_scale: _derived, ...item } = givenOf(row)
  return item
}
const csvLine = (cells: readonly (readonly string[])[]) => `${Papa.unparse(cells as string[][], { quotes: true })}\r\n`
/** With a byte order mark, by which spreadsheets recognise UTF-8. */
async function* csvOf({ db, member_id, onRows }: Writing): AsyncGenerator<string> {
  yield `\uFEFF${csvLine([ownHeaders])}`
  for await (const rows of ownItems(db, member_id)) {
    yield csvLine(rows.map((row) => ownCells(itemOf(row)).map(harmless)))
    onRows(rows.length)
  }
}
async function* jsonOf({ db, member_id, onRows }: Writing, pictures: Map<string, string>): AsyncGenerator<string> {
  yield '{"format":"cachet","version":1,"items":['
  let first = true
  for await (const rows of ownItems(db, member_id)) {
    const keys = new Map(
      (
        await pictureKeys(
          db,
          rows.flatMap(({ media_ids }) => media_ids),
        )
      ).map(({ id, key }) => [id as string, key]),
    )
    for (const row of rows) {
      const files = row.media_ids.flatMap((id, at) => {
        const key = keys.get(id)
        const name = `pictures/${row.number}-${at + 1}.webp`
        if (key) pictures.set(name, key)
        return key ? [name] : []
      })
      yield `${first ? '' : ',\n'}${JSON.stringify({ ...itemOf(row), pictures: files })}`
      first = false
    }
    onRows(rows.length)
  }
  yield ']}\n'
}

/** A workbook is built in a process of its own: its library holds all cells at once. */
async function workbook(path: string, writing: Writing) {
  const rows = join(writing.folder, 'rows.ndjson')
  const lines = async function* () {
    yield `${JSON.stringify(ownHeaders)}\n`
    for await (const found of ownItems(writing.db, writing.member_id)) {
      yield found.map((row) => `${JSON.stringify(ownCells(itemOf(row)))}\n`).join('')
      writing.onRows(found.length)
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(rows))
  const { execPath, execArgv, env } = confine({ memory_mb: 1_200, folders: [dirname(path)] })
  const program = join(import.meta.dirname, 'workbook-process.ts')
  await run(execPath, [...execArgv, '--max-old-space-size=1024', program, rows, path], { env, timeout: 120_000, killSignal: 'SIGKILL' })
}

async function withPictures(path: string, writing: Writing) {
  const zip = new ZipFile()
  const pictures = new Map<string, string>()
  // A stream error without listener would end the process.
  const broken = new Promise<never>((_, no) => zip.on('error', no))
  const written = Promise.race([broken, pipeline(zip.outputStream as Readable, createWriteStream(path))])
  written.catch(() => {})
  const json = join(writing.folder, 'collection.json')
  await pipeline(Readable.from(jsonOf(writing, pictures)), createWriteStream(json))
  zip.addFile(json, 'collection.json')
  for (const [name, key] of pictures)
    zip.addReadStreamLazy(name, { compress: false }, (give) =>
      writing.tools.files.open(key, 'full').then(
        (stream) => give(null, stream ?? Readable.from([])),
        (fault) => give(fault, Readable.from([])),
      ),
    )
  zip.end()
  await written
}
