import { open, readFile, writeFile } from 'node:fs/promises'
import { kindOf } from '../rows/text.ts'
import { collectionJson } from './collection-json.ts'
import { numismat } from './numismat.ts'
import { delimited, NotATable, type Table } from './tables.ts'
import { unpacked, workbook } from './workbook.ts'

/** A process of its own reads one file that somebody gave us: with little memory, a time limit, and no rights but to this file. */
const [, , path = '', out = ''] = process.argv

export async function readTable(file: string): Promise<Table> {
  const handle = await open(file, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
  await handle.close()
  const kind = kindOf(buffer.subarray(0, bytesRead))
  if (kind === 'sqlite') return numismat(file)
  if (kind === 'zip') return zipped(file)
  const bytes = await readFile(file)
  return kind === 'json' ? collectionJson(bytes) : delimited(bytes)
}
/** A workbook, or our own archive with pictures. */
async function zipped(file: string): Promise<Table> {
  const json = (await unpacked(file, (name) => name === 'collection.json')).get('collection.json')
  return json ? collectionJson(json) : workbook(file)
}

if (path && out) {
  const answer = await readTable(path).catch((fault) => ({ fault: fault instanceof NotATable ? fault.fault : 'unreadable' }))
  await writeFile(out, JSON.stringify(answer))
}
