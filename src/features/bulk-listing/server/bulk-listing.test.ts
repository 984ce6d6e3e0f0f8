import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { transact } from '#server/operations/transaction.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem, openShop } from '#test/support/fixtures.ts'
import { call } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'
import { bulkListing } from '../contract.ts'
import { asked, settled, uploaded } from '../test/tables.ts'
import { worker } from './work/work.job.ts'

const world = useWorld()
let dora: Actor
beforeAll(async () => {
  dora = await world.join('dora', { plan: 'business' })
  await openShop(dora)
})
const rows = async (id: string, status?: 'wrong' | 'listed' | 'good') =>
  (await dora.gets(bulkListing.rows, { id: id as never, ...(status && { status }) })).rows
const item = (more = {}) => keepItem(world, dora, { status: 'PRIVATE', quantity_owned: { mint: 0, used: 2 }, ...more })
async function run(id: string) {
  await dora.gets(bulkListing.run, { id: id as never })
  return settled(dora, id as never)
}
const csvOf = async (op: typeof bulkListing.template | typeof bulkListing.exportListings) =>
  (await call(world.url, op, {}, { token: dora.token })).text

test('dora lists many from one table: good rows go on the market, the others say what is wrong, and are mended', async () => {
  const [one, two] = [await item({ name: 'Ceres 10 c' }), await item({ name: 'Ceres 20 c' })]
  const table = await uploaded(
    world,
    dora,
    `number,name,price,quantity,sku,publish\n${one.number},,12.50,1,A-1,yes\n${two.number},Twenty,"1,234.00",2,,no\n99999999,Ghost,1,1,,\n${two.number},,x,9,,maybe\n`,
  )
  expect(table).toMatchObject({ status: 'ready', total: 4, counts: { good: 2, wrong: 2 } })
  const wrong = await rows(table.id, 'wrong')
  expect(wrong.map(({ problems }) => problems.map(({ code, field }) => `${field} ${code}`))).toEqual([
    ['number item'],
    ['price money', 'quantity listed', 'publish flag'],
  ])
  const done = await run(table.id)
  expect(done).toMatchObject({ status: 'done', counts: { listed: 2, wrong: 2 } })
  const listed = await rows(table.id, 'listed')
  const [first, second] = await Promise.all(listed.map(async ({ product_id }) => (await dora.gets(products.show, { id: product_id! })).product))
  expect(first).toMatchObject({ name: 'Ceres 10 c', regular_price: 1_250, sku: 'A-1', status: 'published', productable_id: one.id })
  expect(second).toMatchObject({ name: 'Twenty', regular_price: 123_400, quantity: 2, status: 'draft' })
  expect((await dora.gets(stampItems.show, { id: one.id })).stamp_item.status).toBe('FOR_SALE')
  expect((await dora.gets(stampItems.show, { id: two.id })).stamp_item.status).toBe('PRIVATE')
})

test('a row is mended or left out before it is listed; afterwards nothing of the table moves', async () => {
  const one = await item()
  const table = await uploaded(world, dora, `number;price\n${one.number};12,50\n${one.number};\n`)
  const { row } = await dora.gets(bulkListing.mend, { id: table.id, position: 2, cells: [String(one.number), '3.00'] })
  expect(row.status).toBe('good')
  expect((await dora.gets(bulkListing.mend, { id: table.id, position: 2, skip: true })).row.status).toBe('skipped')
  expect((await run(table.id)).counts).toMatchObject({ listed: 1, skipped: 1 })
  expect((await dora.ask(bulkListing.mend, { id: table.id, position: 2, skip: false })).code).toBe('bulk.state')
  expect((await dora.ask(bulkListing.run, { id: table.id })).code).toBe('bulk.state')
})

test('what cannot be shown is kept as a draft and says why: a supply without a picture; two rows for the same single piece', async () => {
  const one = await item({ quantity_owned: { mint: 0, used: 1 } })
  const table = await uploaded(world, dora, `number,category,name,price\n,stockbooks,Stockbook,19.90\n${one.number},,,5\n${one.number},,,6\n`)
  const done = await run(table.id)
  expect(done.counts).toMatchObject({ listed: 2, wrong: 1 })
  const [book, first] = await rows(table.id, 'listed')
  const [second] = await rows(table.id, 'wrong')
  expect(book!.problems).toMatchObject([{ code: 'draft', given: 'product.item_picture', said: expect.stringContaining('picture') }])
  expect(first!.problems).toEqual([])
  expect(second!.problems).toMatchObject([{ code: 'listed', field: 'quantity' }])
})

test('the plan’s limit holds, row by row', async () => {
  await world.pool.query("insert into plan_limits (plan, name, most) values ('business', 'live_products', 1)")
  await pause(600)
  const eve = await world.join('eve', { plan: 'business' })
  await openShop(eve)
  const [one, two] = [await keepItem(world, eve), await keepItem(world, eve)]
  const table = await uploaded(world, eve, `number,price\n${one.number},5\n${two.number},6\n`)
  await eve.gets(bulkListing.run, { id: table.id })
  await settled(eve, table.id)
  expect((await eve.gets(products.ofStore, { status: ['published'] })).products.data).toHaveLength(1)
  expect((await eve.gets(products.ofStore, { status: ['draft'] })).products.data).toHaveLength(1)
  await world.pool.query("delete from plan_limits where plan = 'business' and name = 'live_products'")
  await pause(600)
})

test('all of it is taken back, except what was changed since', async () => {
  const [one, two] = [await item({ name: 'Stays' }), await item({ name: 'Goes' })]
  const table = await uploaded(world, dora, `number,price\n${one.number},5\n${two.number},6\n`)
  await run(table.id)
  const [first, second] = await rows(table.id, 'listed')
  await dora.gets(products.update, {
    ...{ id: first!.product_id!, productable_id: one.id, name: 'Stays as it is', regular_price: 900, is_published: true },
  })
  await dora.gets(bulkListing.undo, { id: table.id })
  expect((await settled(dora, table.id)).counts).toMatchObject({ undone: 1, kept: 1 })
  expect((await dora.ask(products.show, { id: second!.product_id! })).status).toBe(404)
  expect((await dora.gets(products.show, { id: first!.product_id! })).product.status).toBe('published')
  expect((await dora.gets(stampItems.show, { id: two.id })).stamp_item.committed).toMatchObject({ used: 0 })
})

test('stopped in the middle, what is listed stays; a job that comes late does nothing', async () => {
  const table = await uploaded(
    world,
    dora,
    `category,name,price,publish\n${Array.from({ length: 30 }, (_, at) => `stockbooks,Book ${at},5,no`).join('\n')}\n`,
  )
  await dora.gets(bulkListing.run, { id: table.id })
  await dora.gets(bulkListing.cancel, { id: table.id })
  const { counts } = await settled(dora, table.id)
  await world.settle()
  const after = (await dora.gets(bulkListing.show, { id: table.id })).import
  expect(after.counts).toEqual(counts)
  expect(after.counts.listed + after.counts.good).toBe(30)
})

test('a job of an earlier step that comes late takes nothing back, and does not end the step that came after it', async () => {
  const one = await item({ name: 'Late' })
  const table = await uploaded(world, dora, `number,price\n${one.number},5\n`)
  await run(table.id)
  const later = "update product_imports set status = 'undoing', ended_at = null, revision = revision + 1 where id = $1 returning revision"
  const { revision } = (await world.pool.query<{ revision: number }>(later, [table.id])).rows[0]!
  const ground = { db: world.product.db, tools: { site: { currency: 'USD' } } as never, wake: () => {} }
  const context: JobContext = { ...ground, transact: (work) => transact(ground, work) }
  const late = { id: table.id, revision: revision - 1, limit: null }
  await worker.run(context, late)
  await worker.abandoned!(context, late)
  const still = (await dora.gets(bulkListing.show, { id: table.id })).import
  expect([still.status, still.counts.listed]).toEqual(['undoing', 1])
  await worker.run(context, { ...late, revision })
  expect((await dora.gets(bulkListing.show, { id: table.id })).import).toMatchObject({ status: 'undone', counts: { undone: 1 } })
})

test('the table to fill in lists what is not listed, the export reads back, and no cell is a formula', async () => {
  const one = await item({ name: '=HYPERLINK("x")' })
  const template = await csvOf(bulkListing.template)
  expect(template).toContain(String(one.number))
  expect(template).toContain(`"'=HYPERLINK(""x"")"`)
  const exported = await csvOf(bulkListing.exportListings)
  expect(exported).toContain('Stays as it is')
  const again = await uploaded(world, dora, exported)
  expect(again.total).toBeGreaterThan(3)
})

test('only the Diamond plan lists in bulk, and nobody sees another’s table', async () => {
  const table = await uploaded(world, dora, 'category,name,price\nstockbooks,Mine,5\n')
  expect((await asked(world, world.ann, 'category,name,price\nstockbooks,Mine,5\n')).status).toBe(403)
  const fay = await world.join('fay', { plan: 'business' })
  expect((await asked(world, fay, 'category,name,price\nstockbooks,Mine,5\n')).code).toBe('bulk.no_store')
  for (const op of [bulkListing.show, bulkListing.rows, bulkListing.run, bulkListing.undo] as const)
    expect((await fay.ask(op, { id: table.id })).code).toBe('bulk.not_found')
  const foreign = await keepItem(world, world.ann, { name: 'Secret of ann' })
  const guessed = await uploaded(world, dora, `number,price\n${foreign.number},1\n`)
  expect((await rows(guessed.id, 'wrong'))[0]!.problems).toMatchObject([{ code: 'item' }, { code: 'missing', field: 'name' }])
  expect((await asked(world, dora, 'one,two\n1,2\n')).code).toBe('bulk.columns')
  expect((await asked(world, dora, `category,price\n${'stockbooks,1\n'.repeat(2_001)}`)).code).toBe('bulk.too_many')
})
