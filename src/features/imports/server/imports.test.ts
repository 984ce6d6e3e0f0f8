import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { imports } from '../contract.ts'
import { asked, settled, uploaded } from '../test/uploads.ts'

const world = useWorld()
const SAMPLES = process.env.SAMPLES
const rowsOf = (count: number, bad: readonly number[] = []) =>
  [
    'Name,Country,Year,Michel,Condition,Quantity',
    ...Array.from({ length: count }, (_, n) => `Stamp ${n + 1},${bad.includes(n + 1) ? 'Ruritania' : 'Spain'},${1900 + (n % 100)},${n + 1},MNH,1`),
  ].join('\n')
const boxOf = async (who: typeof world.ann) => (await who.gets(stampItems.counts, { user_id: who.id, count_type: ['country'] })).total

test('ann brings in 1,200 rows: ten are wrong, nine are mended and one left out; then she takes it back and brings it in again', async () => {
  const bad = [3, 17, 99, 250, 501, 502, 760, 900, 1_001, 1_200]
  const file = rowsOf(1_200, bad)
  const ready = await uploaded(world, world.ann, file)
  expect(ready).toMatchObject({ status: 'ready', preset: 'free', total: 1_200, counts: { good: 1_190, wrong: 10 }, same_as: null })
  expect(await boxOf(world.ann)).toBe(0)
  const { rows } = await world.ann.gets(imports.rows, { id: ready.id, status: 'wrong' })
  expect(rows.map(({ position, problems }) => [position, problems[0]!.code, problems[0]!.field, problems[0]!.given])).toEqual(
    bad.map((position) => [position, 'unknown', 'country', 'Ruritania']),
  )
  for (const { position, cells } of rows.slice(1)) {
    const { row } = await world.ann.gets(imports.mend, { id: ready.id, position, cells: cells.with(1, 'España') })
    expect(row.status).toBe('good')
  }
  await world.ann.gets(imports.mend, { id: ready.id, position: 3, skip: true })
  await world.ann.gets(imports.run, { id: ready.id })
  const done = await settled(world.ann, ready.id)
  expect(done).toMatchObject({ status: 'done', progress: 100, counts: { imported: 1_199, skipped: 1, wrong: 0 } })
  expect(await boxOf(world.ann)).toBe(1_199)

  const again = await uploaded(world, world.ann, file)
  expect(again.same_as).toMatchObject({ id: ready.id, imported: 1_199 })
  await world.ann.gets(imports.cancel, { id: again.id })

  const { stamp_items } = await world.ann.gets(stampItems.list, { user_id: world.ann.id, catalogue_number: 'michel:44', page_size: 5 })
  const changed = stamp_items.data.find(({ name }) => name === 'Stamp 44')!
  await world.ann.gets(stampItems.bulk, { items: [{ id: changed.id, name: 'The one I like' }] })
  await world.ann.gets(imports.undo, { id: ready.id })
  expect(await settled(world.ann, ready.id)).toMatchObject({ status: 'undone', counts: { undone: 1_198, kept: 1 } })
  expect(await boxOf(world.ann)).toBe(1)
  expect((await uploaded(world, world.ann, file)).same_as).toBeNull()
}, 120_000)

test('one value for an unknown word in all 37 rows; what others or later steps hold is not touched', async () => {
  const lena = await world.join('lena')
  const bad = Array.from({ length: 37 }, (_, at) => at * 3 + 1)
  const ready = await uploaded(world, lena, rowsOf(200, bad))
  const asked = { id: ready.id, field: 'country', given: 'Ruritania', value: 'ES' }
  const told = await lena.gets(imports.unknown, { id: ready.id })
  expect(told.unknown).toEqual([{ field: 'country', given: 'Ruritania', rows: 37 }])
  expect(told.choices.country).toContainEqual({ code: 'ES', name: 'Spain' })
  expect([(await world.ben.ask(imports.mendAll, asked)).status, (await world.ben.ask(imports.unknown, { id: ready.id })).status]).toEqual([404, 404])
  expect((await lena.ask(imports.mendAll, { ...asked, given: 'Syldavia' })).code).toBe('import.no_such_row')
  expect(await lena.gets(imports.mendAll, { ...asked, value: 'Borduria' })).toMatchObject({
    mended: 37,
    more: false,
    import: { counts: { wrong: 37 } },
  })
  expect(await lena.gets(imports.mendAll, { ...asked, given: 'Borduria' })).toMatchObject({ mended: 37, import: { counts: { wrong: 0, good: 200 } } })
  expect((await lena.gets(imports.unknown, { id: ready.id })).unknown).toEqual([])
  const { rows } = await lena.gets(imports.rows, { id: ready.id })
  expect(rows.filter(({ cells }) => cells[1] === 'ES').map(({ position }) => position)).toEqual(bad.filter((position) => position <= 50))
  await lena.gets(imports.run, { id: ready.id })
  expect((await settled(lena, ready.id)).counts).toMatchObject({ imported: 200 })
  expect((await lena.ask(imports.mendAll, asked)).code).toBe('import.state')
}, 120_000)

test.skipIf(!SAMPLES).each([
  ['colnect_list_own-list-two-lists.csv', 12],
  ['colnect_list_own-wish-list.csv', 8],
])(
  'the Colnect export %s goes in whole, into the collection',
  async (file, count) => {
    const dora = await world.join(`dora${count}`)
    const ready = await uploaded(world, dora, readFileSync(join(SAMPLES!, 'imports', file)), file)
    expect(ready).toMatchObject({ preset: 'colnect', counts: { good: count, wrong: 0, skipped: 0 } })
    await dora.gets(imports.run, { id: ready.id })
    expect((await settled(dora, ready.id)).counts.imported).toBe(count)
    const { stamp_items } = await dora.gets(stampItems.list, { user_id: dora.id, search: 'Coat of arms', page_size: 5 })
    expect(stamp_items.data[0]).toMatchObject({ country: 'x_andorra_spanish', year_issued: 1988, condition: 'MNH', status: 'PRIVATE' })
  },
  60_000,
)

test('where columns go is remembered for tables with the same columns', async () => {
  const file = 'Bezeichnung,Wo,Blah\nRose,Spanien,Box 3\n'
  const first = await uploaded(world, world.ben, file)
  expect(first.mapping).toEqual(['name', null, null])
  await world.ben.gets(imports.map, { id: first.id, mapping: ['name', 'country', 'storage_place'] })
  expect(await settled(world.ben, first.id)).toMatchObject({ counts: { good: 1 }, mapping: ['name', 'country', 'storage_place'] })
  expect((await uploaded(world, world.ben, `${file}Lily,Frankreich,Box 4\n`)).mapping).toEqual(['name', 'country', 'storage_place'])
  expect((await world.ben.ask(imports.map, { id: first.id, mapping: ['name', 'name', null] })).code).toBe('import.mapping')
  // For cleo the same columns are new.
  expect((await uploaded(world, world.cleo, file)).mapping).toEqual(['name', null, null])
}, 60_000)

test('ben’s import does not exist for ann, whatever she asks of it', async () => {
  const { id } = await uploaded(world, world.ben, rowsOf(3))
  const said = await Promise.all([
    world.ann.ask(imports.show, { id }),
    world.ann.ask(imports.rows, { id }),
    world.ann.ask(imports.run, { id }),
    world.ann.ask(imports.cancel, { id }),
    world.ann.ask(imports.undo, { id }),
    world.ann.ask(imports.map, { id, mapping: [] }),
    world.ann.ask(imports.mend, { id, position: 1, skip: true }),
  ])
  expect(said.map(({ status, code }) => [status, code])).toEqual(said.map(() => [404, 'import.not_found']))
  expect((await world.ann.gets(imports.list, {})).imports.map((one) => one.id)).not.toContain(id)
  expect((await world.ben.gets(imports.show, { id })).import.counts.good).toBe(3)
}, 60_000)

test('twenty presses bring it in once; what is cancelled while it runs stops', async () => {
  const erin = await world.join('erin')
  const ready = await uploaded(world, erin, rowsOf(600))
  const pressed = await Promise.all(Array.from({ length: 20 }, () => erin.ask(imports.run, { id: ready.id })))
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await settled(erin, ready.id)).counts.imported).toBe(600)
  expect(await boxOf(erin)).toBe(600)
  const other = await uploaded(world, erin, rowsOf(4_000))
  await erin.gets(imports.run, { id: other.id })
  // The first batch is in: the next ones must see that it was cancelled.
  const imported = async () => (await erin.gets(imports.show, { id: other.id })).import.counts.imported
  await expect.poll(imported, { timeout: 30_000, interval: 10 }).toBeGreaterThan(0)
  const { import: stopped } = await erin.gets(imports.cancel, { id: other.id })
  expect(stopped.status).toBe('cancelled')
  await new Promise((done) => setTimeout(done, 1_500))
  const { import: after } = await erin.gets(imports.show, { id: other.id })
  expect(after.status).toBe('cancelled')
  expect(after.counts.imported).toBeLessThan(4_000)
  expect(await boxOf(erin)).toBe(600 + after.counts.imported)
}, 120_000)

test('a step that was left half way goes on behind the last batch, and nothing comes in twice', async () => {
  const fay = await world.join('fay')
  const ready = await uploaded(world, fay, rowsOf(1_500))
  await fay.gets(imports.run, { id: ready.id })
  await settled(fay, ready.id)
  // As a killed process leaves it: the first batch committed, the rest not, the job given to another worker.
  await world.pool.query("update import_rows set status = 'good', stamp_item_id = null where import_id = $1 and position > 500", [ready.id])
  await world.pool.query(
    "update stamp_items set deleted_at = clock_timestamp() where member_id = $1 and name in (select 'Stamp ' || n from generate_series(501, 1500) n)",
    [fay.id],
  )
  await world.pool.query("update imports set status = 'running', done = 500, revision = revision + 1 where id = $1", [ready.id])
  const { worker } = await import('./run/work.job.ts')
  const { rows } = await world.pool.query('select revision from imports where id = $1', [ready.id])
  await world.product.db
    .transaction()
    .execute((tx) => world.product.tools.jobs.send(tx, worker, { id: ready.id, revision: rows[0].revision }, `${ready.id}:again`))
  expect((await settled(fay, ready.id)).counts.imported).toBe(1_500)
  expect(await boxOf(fay)).toBe(1_500)
}, 120_000)

test('a file that is no table is refused in one sentence', async () => {
  const said = [
    await asked(world, world.ann, ''),
    await asked(world, world.ann, 'Name,Country\n'),
    await asked(world, world.ann, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2])),
  ]
  expect(said.map(({ status, code }) => [status, code])).toEqual([
    [422, 'import.empty'],
    [422, 'import.empty'],
    [422, 'import.unreadable'],
  ])
  expect((await world.ann.ask(imports.upload, {})).code).toBe('import.none')
}, 60_000)
