import { expect, test } from 'vitest'
import { ledgerDrift, ledgerSums } from '#features/ledger/server/public.ts'
import { notifications } from '#features/notifications/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { transact } from '#server/operations/transaction.ts'
import type { Actor } from '#test/support/cast.ts'
import { itemFor, keepItem, pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { payItem } from './on-item.ts'

const world = useWorld()
const both = async (who: Actor) => ({ media_ids: [await pictureOf(world, who), await pictureOf(world, who)] })
const coins = async ({ id }: Actor) =>
  (
    await world.pool.query(
      "select coalesce(sum(credits_posted - debits_posted), 0)::int as n from ledger_accounts where owner_id = $1 and code = 'member_coins'",
      [id],
    )
  ).rows[0].n as number

test('cleo earns a coin for an item that others see with both pictures and its facts, once; hidden, half told or again it earns none', async () => {
  const { cleo } = world
  const given = await itemFor(world, cleo, await both(cleo))
  const item = (await cleo.gets(stampItems.create, { ...given, status: 'PRIVATE' })).stamp_item
  await keepItem(world, cleo)
  await keepItem(world, cleo, { ...(await both(cleo)), condition: null })
  await world.settle()
  expect(await coins(cleo)).toBe(0)
  for (const status of ['FOR_SALE', 'PRIVATE', 'FOR_TRADE'] as const) {
    await cleo.gets(stampItems.update, { ...given, id: item.id, status })
    await world.settle()
  }
  expect(await coins(cleo)).toBe(1)
  await cleo.gets(stampItems.remove, { id: item.id })
  await keepItem(world, cleo, { media_ids: given.media_ids! })
  await world.settle()
  expect(await coins(cleo)).toBe(1)
})

test('twenty a day, also when thirty items are entered at once; one notice says so; the next day goes on', async () => {
  const { ben } = world
  const inputs = await Promise.all(Array.from({ length: 30 }, async () => itemFor(world, ben, await both(ben))))
  const made = await Promise.all(inputs.map((input) => ben.gets(stampItems.create, input)))
  await Promise.all([world.settle(), world.settle()])
  expect(await coins(ben)).toBe(20)
  const told = (await ben.gets(notifications.list, {})).notifications.data.filter(({ data }) => data.type === 'coin_deposit')
  expect(told.map(({ data }) => data.subject)).toEqual(['1 coin for you'])
  await world.pool.query('update item_coins set day = day - 1 where member_id = $1', [ben.id])
  await ben.gets(stampItems.update, { ...inputs[0]!, id: made[0]!.stamp_item.id })
  for (const [at, { stamp_item }] of made.entries()) await ben.gets(stampItems.update, { ...inputs[at]!, id: stamp_item.id })
  await world.settle()
  expect(await coins(ben)).toBe(30)
})

test('thirty listeners at the same moment, in transactions of their own, give twenty', async () => {
  const { ann } = world
  const inputs = await Promise.all(Array.from({ length: 30 }, async () => itemFor(world, ann, { ...(await both(ann)), status: 'PRIVATE' })))
  const ids = (await Promise.all(inputs.map((input) => ann.gets(stampItems.create, input)))).map(({ stamp_item }) => stamp_item.id)
  await world.settle()
  await world.pool.query("update stamp_items set status = 'FOR_TRADE' where id = any($1)", [ids])
  const parts = { db: world.product.db, tools: {} as never, wake: () => world.product.relay.wake() }
  await Promise.all(
    ids.map((stamp_item_id) => transact(parts, (context) => payItem.hear(context, { stamp_item_id, member_id: ann.id, facts: true }))),
  )
  expect(await coins(ann)).toBe(20)
  expect((await ledgerSums(world.product.db)).filter(({ sum }) => sum !== 0)).toEqual([])
  expect(await ledgerDrift(world.product.db)).toEqual([])
})
