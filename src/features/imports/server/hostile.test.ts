import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { useWorld } from '#test/support/world.ts'
import { asked, uploaded } from '../test/uploads.ts'

const world = useWorld()
const folder = mkdtempSync(join(tmpdir(), 'cachet-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const saidOf = async (bytes: Uint8Array | string) => {
  const { status, code } = await asked(world, world.ann, bytes)
  return [status, code]
}
async function zipOf(entries: Record<string, string | Buffer>) {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream as never)
}
/** The size that an entry says of itself, in both of its headers. */
function lying(zip: Buffer, size: number) {
  const central = zip.lastIndexOf('PK\u0001\u0002')
  zip.writeUInt32LE(size, central + 24)
  return zip
}
const sheet = (cells: string) => ({
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="s"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
})

test('zip bombs are refused before they are unpacked, also when they lie about their size', async () => {
  const bomb = await zipOf({ ...sheet(''), 'xl/sharedStrings.xml': Buffer.alloc(160_000_000, 'a') })
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await saidOf(bomb)).toEqual([422, 'import.too_large'])
  const small = await zipOf({ 'xl/workbook.xml': Buffer.alloc(5_000_000, 'a') })
  expect(await saidOf(lying(small, 100))).toEqual([422, 'import.unreadable'])
}, 120_000)

test('a million columns, a cell far out, and a hundred thousand rows are refused', async () => {
  expect(await saidOf(`${'a,'.repeat(1_000_000)}\n1\n`)).toEqual([422, 'import.too_many_columns'])
  expect(await saidOf(await zipOf(sheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')))).toEqual([422, 'import.too_many_rows'])
  expect(await saidOf(`Name\n${'x\n'.repeat(100_000)}`)).toEqual([422, 'import.too_many_rows'])
}, 120_000)

test('broken and foreign databases are refused; nothing in one is run', async () => {
  const path = join(folder, 'coins.db')
  const db = new DatabaseSync(path)
  db.exec("create table other (a text); create view coins as select 'x' as title")
  db.close()
  const foreign = await readFile(path)
  expect(await saidOf(foreign)).toEqual([422, 'import.no_table'])
  expect(await saidOf(foreign.subarray(0, 3_000))).toEqual([422, 'import.unreadable'])
  const torn = Buffer.from(foreign)
  torn.fill(0xff, 100, 4_000)
  expect(await saidOf(torn)).toEqual([422, 'import.unreadable'])
}, 120_000)

test('an OpenNumismat database is read: what is owned comes in, wishes and sold pieces stay out', async () => {
  const path = join(folder, 'numismat.db')
  const db = new DatabaseSync(path)
  db.exec(`create table coins (id integer primary key, title text, value numeric, unit text, country text, year bigint, status text, mintmark text, material text, grade text, catalognum1 text, quantity bigint, payprice numeric, paydate text);
    insert into coins (title, value, unit, country, year, status, mintmark, material, grade, catalognum1, quantity, payprice, paydate) values
    ('Morgan dollar', 1, 'Dollar', 'United States', 1881, 'owned', 'S', 'Silver', 'VF-20', '110', 2, 45.5, '2019-03-04'),
    ('Peace dollar', 1, 'Dollar', 'United States', 1921, 'wish', null, 'Silver', null, '150', null, null, null)`)
  db.close()
  const ready = await uploaded(world, world.ben, await readFile(path), 'numismat.db')
  expect(ready).toMatchObject({ preset: 'opennumismat', total: 2, counts: { good: 1, skipped: 1, wrong: 0 } })
}, 60_000)

test('a workbook is read, with its days and figures', async () => {
  const rows = [
    ['Name', 'Year', 'Date purchased', 'Price paid'],
    ['Rose', 1967, new Date('2019-03-04'), 12.1],
  ]
  const cells = rows.map((row) => row.map((value) => (value instanceof Date ? { value, type: Date, format: 'yyyy-mm-dd' } : { value })))
  const file = await (await writeXlsxFile(cells as never)).toBuffer()
  const ready = await uploaded(world, world.cleo, file, 'list.xlsx')
  expect(ready).toMatchObject({ counts: { good: 1, wrong: 0 }, mapping: ['name', 'year_issued', 'purchase_date', 'purchase_price'] })
}, 60_000)
