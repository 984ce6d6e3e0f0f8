import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { bringIn, findItems, givenOf } from '#features/stamp-items/server/public.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { imports } from '../contract.ts'
import { type ExportFormat, exportFormats } from '../rules.ts'
import { settled, uploaded } from '../test/uploads.ts'
import { seeded } from '../test/words.ts'
import type { ImportedItem } from './rows/row.ts'

const world = useWorld()
const N = Number(process.env.PROVE_N ?? 120)

async function exported(who: Actor, format: ExportFormat): Promise<Buffer> {
  const { export: asked } = await who.gets(imports.exportAll, { format })
  const now = async () => (await who.gets(imports.exports, {})).exports.find(({ id }) => id === asked.id)!
  await expect.poll(async () => (await now()).status, { timeout: 60_000, interval: 100 }).toBe('ready')
  const { path } = await who.gets(imports.exportLink, { id: asked.id })
  const said = await fetch(`${world.url}${path}`, { headers: { authorization: `Bearer ${who.token}` } })
  expect(said.status).toBe(200)
  return buffer(said.body!)
}
const facts = async (who: Actor) => {
  const { rows } = await world.pool.query('select id from stamp_items where member_id = $1 and deleted_at is null', [who.id])
  const found = [
    ...(
      await findItems(
        world.product.db,
        rows.map(({ id }) => id),
      )
    ).values(),
  ].map(givenOf)
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}

const codes = (list: string, only: (code: string, parent: string | null) => boolean = () => true) =>
  fc.option(fc.constantFrom(...seeded[list]!.filter(({ code, parent }) => only(code, parent)).map(({ code }) => code)))
/** Letters of five languages, and what breaks files: quotes, delimiters, formulas, escapes of workbooks, line ends. */
const nasty = fc.constantFrom(
  '=1+1',
  '@SUM(A1)',
  '-2',
  "'=x",
  '"',
  ',',
  ';',
  '|',
  '\\',
  'ñ',
  '邮票',
  'марка',
  '_x0041_',
  '<b>',
  '&amp;',
  '😀',
  '½',
  '0012',
  '1e5',
  '  ',
  'TRUE',
)
const line = (most: number) =>
  fc
    .array(fc.oneof(nasty, fc.string({ unit: 'grapheme-ascii', maxLength: 6 })), { maxLength: 5 })
    .map((parts) => parts.join('').slice(0, most).toWellFormed().trim())
const prose = (most: number) => fc.array(line(60), { maxLength: 3 }).map((lines) => lines.join('\n').slice(0, most).trim())
const some = (list: string, most: number) => fc.uniqueArray(fc.constantFrom(...seeded[list]!.map(({ code }) => code)), { maxLength: most })
const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD')
const amount = fc.integer({ min: 0, max: 10_000_000_000 })
const hundredths = (max: number) => fc.option(fc.integer({ min: 1, max }).map((n) => n / 100))
const gauge = fc.option(fc.integer({ min: 200, max: 3_000 }).map((n) => n / 100))
const day = fc.option(
  fc.date({ min: new Date('1850-01-02'), max: new Date('2150-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
)
const year = (min: number) => fc.option(fc.integer({ min, max: 2_199 }))
const number = fc.record({
  type: fc.constantFrom('scott', 'michel', 'own', 'yvert'),
  number: line(38).map((one) => one || '7'),
  custom_value: fc.constant(''),
  value: fc.option(amount),
  currency,
  year: year(1_860),
})

const stamp = fc.record({
  item_kind: fc.constantFrom('stamp', 'other'),
  status: fc.constantFrom('PRIVATE', 'FOR_TRADE', 'FOR_SALE', 'FOR_REFERENCE', 'OPEN_TO_OFFERS'),
  country: codes('countries'),
  year_issued: year(1_400),
  denomination: line(60),
  catalogue_number: fc.array(number, { maxLength: 4 }),
  condition: codes('conditions'),
  grade: codes('grades'),
  color: codes('colours'),
  quality: codes('qualities'),
  gum: codes('gum'),
  faults: some('faults', 5),
  format: codes('formats'),
  shape: codes('shapes', (_, parent) => parent !== 'coin'),
  issue_type: codes('issue_types'),
  perforation: line(40),
  separation: codes('separations'),
  gauge_top: gauge,
  gauge_left: gauge,
  watermark: codes('watermarks'),
  paper: codes('papers'),
  printing: codes('printings'),
  mint_mark: line(20),
  weight_g: hundredths(10_000),
  diameter_mm: hundredths(10_000),
  width_mm: fc.option(fc.integer({ min: 1, max: 2_000 })),
  certificate_body: codes('certificate_bodies'),
  certificate_number: line(60),
  certificate_date: day,
  certificate_opinion: codes('certificate_opinions'),
  estimated_catalogue_value: fc.option(amount),
  estimated_catalogue_currency: currency,
  estimated_catalogue_year: year(1_860),
  coins_value: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  total_stamps_issued: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
  description: prose(400),
  topic_ids: some('topics', 5),
  category_ids: some('stamp_categories', 4),
  tags: fc.uniqueArray(line(38).filter(Boolean), { maxLength: 5 }),
  may_be_exhibited: fc.boolean(),
  quantity_owned: fc.record({ mint: fc.integer({ min: 0, max: 900 }), used: fc.integer({ min: 1, max: 900 }) }),
  storage_place: line(120),
  purchase_price: fc.option(amount),
  purchase_currency: currency,
  purchase_date: day,
  private_note: prose(400),
})
const coin = fc.record({
  item_kind: fc.constantFrom('coin'),
  grade: codes('coin_grades', (_, parent) => parent === 'sheldon' || parent === 'fr'),
  metal: codes('metals'),
  edge: codes('edges'),
  shape: codes('shapes', (_, parent) => parent === 'coin'),
})

test('what is exported and brought in again is the same, field by field, in every format', async () => {
  const drawn = fc.sample(
    fc.oneof(
      stamp,
      fc.tuple(stamp, coin).map(([one, more]) => ({ ...one, ...more })),
    ),
    { numRuns: N, seed: 1840 },
  )
  const given = drawn.map((item, at) =>
    stampItems.create.input.parse({ ...item, name: `${String(at).padStart(4, '0')} ${item.denomination}`.trim() }),
  ) as ImportedItem[]
  const ids = await world.product.db.transaction().execute((tx) => bringIn(tx, world.ann.id, 'USD', given))
  expect(ids.filter((id) => id === undefined)).toEqual([])
  const kept = await facts(world.ann)
  expect(kept).toHaveLength(N)
  for (const [at, format] of exportFormats.entries()) {
    const file = await exported(world.ann, format)
    if (format === 'csv') expect(file.toString()).not.toMatch(/(?:^|,)"[=+\-@]/m)
    const who = await world.join(`copy${at}`)
    const ready = await uploaded(world, who, file)
    const { rows } = await who.gets(imports.rows, { id: ready.id, status: 'wrong' })
    expect(rows).toEqual([])
    await who.gets(imports.run, { id: ready.id })
    expect((await settled(who, ready.id)).counts.imported).toBe(N)
    expect(await facts(who)).toEqual(kept)
  }
}, 240_000)

test('an export is fetched by its member alone, for two minutes, and one is written at a time', async () => {
  const asked = await Promise.all(Array.from({ length: 5 }, () => world.ben.ask(imports.exportAll, { format: 'json' })))
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const id = asked.find(({ status }) => status === 200)!.result.export.id
  await expect.poll(async () => (await world.ben.gets(imports.exports, {})).exports[0]!.status, { timeout: 30_000 }).toBe('ready')
  expect((await world.ann.ask(imports.exportLink, { id })).status).toBe(404)
  const { path } = await world.ben.gets(imports.exportLink, { id })
  const as = async (who: Actor) => (await fetch(`${world.url}${path}`, { headers: { authorization: `Bearer ${who.token}` } })).status
  expect([await as(world.ann), await as(world.ben)]).toEqual([404, 200])
  await world.pool.query("update collection_exports set token_until = clock_timestamp() - interval '1 second'")
  expect(await as(world.ben)).toBe(404)
}, 60_000)
