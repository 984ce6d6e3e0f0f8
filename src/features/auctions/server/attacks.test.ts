import { io } from 'socket.io-client'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { bidOn, closeLot, daysAhead, endsIn, lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { caller } from '#test/support/client.ts'
import { itemFor, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { auctions } from '../contract.ts'
import { listTypes, participations } from '../rules.ts'

const world = useWorld()
const SLOW = 180_000
let [ann, ben, cleo]: [Actor, Actor, Actor] = [] as never
beforeAll(async () => {
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
  ;[ann, ben, cleo] = [world.ann, world.ben, world.cleo].map((who) => caller(world.url, who)) as [Actor, Actor, Actor]
  await openShop(ann)
  for (const [member, country] of [[ann, 'FR'], [ben], [cleo]] as const) await mayBid(world, member, country)
})

test(
  'F12 one piece, two lots, a product and its deletion at once: at most one has it',
  async () => {
    const sent = { shipping_option: 'letter_tracked', shipping_amount: 300, shipping_abroad: 700 } as const
    const ends_at = await daysAhead(world, 3)
    const had: Record<string, number> = {}
    for (let round = 0; round < 12; round++) {
      const given = await itemFor(world, ann, { status: 'FOR_SALE' })
      const { id } = (await ann.gets(stampItems.create, given)).stamp_item
      const { product } = await ann.gets(products.create, { productable_id: id, name: 'One piece', regular_price: 900 })
      const become = (status: 'FOR_SALE' | 'FOR_AUCTION') => ann.ask(stampItems.update, { ...given, id, status } as never)
      expect((await become('FOR_AUCTION')).status).toBe(200)
      const draft = async () => (await ann.gets(auctions.create, { auctionable_id: id, initial_bid: 100, ends_at, ...sent })).auction.id
      const [first, second] = [await draft(), await draft()]
      const remove = () => ann.ask(stampItems.remove, { id })
      const open = (lot: typeof first) => ann.ask(auctions.publish, { id: lot })
      const opened = [open(first), open(second)]
      // In every second round the lots race each other alone, and the sale comes after: else whether any lot wins would be left to chance.
      const sell = async () => {
        if (round % 2) await Promise.all(opened)
        await become('FOR_SALE')
        return ann.ask(products.publish, { id: product.id })
      }
      const said = await Promise.all([...opened, sell(), ...(round % 3 ? [] : [remove()])])
      const won = said.flatMap(({ status }, at) => (status === 200 ? [['lot', 'lot', 'product', 'deleted'][at]!] : []))
      expect(said.map(({ status }) => status).filter((status) => ![200, 404, 409, 422, 503].includes(status))).toEqual([])
      const { rows } = await world.pool.query<{ committed: number; kinds: string[]; gone: boolean }>(
        `select i.committed_used as committed, i.deleted_at is not null as gone,
         array(select c.kind from item_commitments c where c.stamp_item_id = i.id and c.status = 'active') as kinds from stamp_items i where i.id = $1`,
        [id],
      )
      const holders = won.filter((one) => one !== 'deleted').map((one) => (one === 'lot' ? 'auction' : 'product'))
      expect(rows[0]).toEqual({ committed: holders.length, kinds: holders, gone: won.includes('deleted') })
      expect(won.length).toBeLessThanOrEqual(1)
      had[won[0] ?? 'nobody'] = (had[won[0] ?? 'nobody'] ?? 0) + 1
    }
    expect(had.lot).toBeGreaterThan(0)
    await expectBooks(world, 'one promise')
  },
  SLOW,
)

test('F12 what is promised to a product is promised to no lot, whatever its status says', async () => {
  const given = await itemFor(world, ann, { status: 'FOR_SALE' })
  const { id } = (await ann.gets(stampItems.create, given)).stamp_item
  await ann.gets(products.create, { productable_id: id, name: 'One piece', regular_price: 900, is_published: true })
  await world.pool.query("update stamp_items set status = 'FOR_AUCTION' where id = $1", [id])
  const ends_at = await daysAhead(world, 3)
  const sent = { shipping_option: 'letter_tracked', shipping_amount: 300 } as const
  const { auction } = await ann.gets(auctions.create, { auctionable_id: id, initial_bid: 100, ends_at, ...sent })
  expect((await ann.ask(auctions.publish, { id: auction.id })).code).toBe('auction.item_committed')
})

/** Ids of each list. */
async function listed(ask: (type: string) => Promise<{ auctions: { data: readonly { id: string }[] } }>, types: readonly string[]) {
  const found: string[] = []
  for (const type of types) found.push(...(await ask(type)).auctions.data.map(({ id }) => id))
  return found.sort()
}
async function expectPartition(after: string) {
  const ids = async (sql: string, id: string) => (await world.pool.query<{ id: string }>(sql, [id])).rows.map((row) => row.id)
  const own = listTypes.filter((type) => type !== 'participated')
  const sold = await listed((type) => ann.gets(auctions.list, { type: type as 'active', page_size: 250 }), own)
  expect([after, sold]).toEqual([after, (await ids('select id from auctions where seller_id = $1', ann.id)).sort()])
  for (const bidder of [ben, cleo]) {
    const bid = await listed((type) => bidder.gets(auctions.participated, { type: type as 'active', page_size: 250 }), participations)
    expect([after, bid]).toEqual([after, (await ids('select auction_id as id from auction_bidders where member_id = $1', bidder.id)).sort()])
  }
}

/** Its end has come, and whoever would close it waits for the lock. */
async function expectPartitionOver(name: string, id: string) {
  const holder = await world.pool.connect()
  await holder.query('begin')
  await holder.query('update auctions set ends_at = clock_timestamp() where id = $1', [id])
  await expectPartition(`${name} is over, and not closed yet`)
  await holder.query('rollback')
  await endsIn(world, id, 0)
  holder.release()
}

test(
  'F13 after each step of each life a lot stands in exactly one list of its owner, and in one of each bidder',
  async () => {
    const step = async (what: string, work: () => Promise<unknown>) => {
      await work()
      await expectPartition(what)
    }
    const lots: Record<string, Awaited<ReturnType<typeof openLot>>> = {}
    const lot =
      (name: string, more: Parameters<typeof openLot>[2] = {}) =>
      async () => {
        lots[name] = await openLot(world, ann, more)
      }
    const id = (name: string) => lots[name]!.id
    const bids = (name: string) => async () => {
      for (const [who, amount] of [
        [ben, 5_000],
        [cleo, 3_000],
      ] as const)
        await bidOn(who, id(name), amount)
    }
    await step('a draft', lot('draft', { is_published: false }))
    for (const name of ['sold', 'unpaid', 'below', 'fallen', 'bought', 'nobody'])
      await step(
        `${name} opens`,
        lot(name, { ...(name === 'below' && { reserve_price: 9_000 }), ...(name === 'bought' && { buy_it_now_price: 5_000 }) }),
      )
    for (const name of ['sold', 'unpaid', 'below', 'fallen']) await step(`bids on ${name}`, bids(name))
    await step('ben buys at once', () => ben.gets(auctions.buyNow, { id: id('bought'), expected_price: 5_000 }))
    await step('all bids are withdrawn, and it ends', async () => {
      const one = await openLot(world, ann)
      await bidOn(ben, one.id, 2_000)
      await ben.gets(auctions.retractBid, { id: one.id, reason: 'wrong_amount' })
      await expectPartition('all bids are withdrawn')
      await closeLot(world, one.id)
    })
    await step('its bids fall', () => ann.gets(auctions.endEarly, { id: id('fallen') }))
    for (const name of ['sold', 'unpaid', 'below', 'nobody']) {
      await expectPartitionOver(name, id(name))
      await step(`${name} ends`, () => closeLot(world, id(name)))
    }
    await step('it is not paid', async () => {
      const { outcome } = await lotSeen(ben, id('unpaid'))
      await world.pool.query("update order_groups set reserved_until = clock_timestamp() - interval '1 second' where id = $1", [outcome!.group_id])
      await world.settle()
    })
    await step('a second chance is offered', () => ann.gets(auctions.secondChance, { id: id('unpaid') }))
    await step('it is taken', () => cleo.gets(auctions.answerSecondChance, { id: id('unpaid'), is_accepted: true }))
    await step('it is listed again', () => ann.gets(auctions.relist, { id: id('below') }))
  },
  SLOW,
)

test('R2 a draft lot, its history and the lists of another are not to be listened to; what runs is, by guests too', async () => {
  const draft = await openLot(world, ann, { is_published: false })
  const lot = await openLot(world, ann)
  let bids = 0
  const secret = [`auction:${draft.id}`, `auctions of member:${ann.id}`, `notifications of member:${ann.id}`]
  for (const [who, own] of [
    [undefined, []],
    [ben, [`auctions of member:${ben.id}`]],
    [ann, secret],
  ] as const) {
    const auth = who && { auth: { token: who.token } }
    const socket = io(world.url, { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true, ...auth })
    onTestFinished(() => void socket.disconnect())
    const heard: string[] = []
    socket.onAny((_, told) => heard.push(JSON.stringify(told)))
    await new Promise((done) => socket.once('connect', () => done(true)))
    const names = [...secret, ...own.filter((name) => !secret.includes(name)), `auction:${lot.id}`]
    expect(await socket.emitWithAck('listen', names)).toEqual([...own, `auction:${lot.id}`])
    const given = { id: draft.id, auctionable_id: draft.auctionable_id!, initial_bid: 700, shipping_option: 'letter_tracked', shipping_amount: 300 }
    await ann.gets(auctions.update, given as never)
    expect((await bidOn(cleo, lot.id, 2_000 + 1_000 * ++bids)).status).toBe(200)
    await world.settle()
    await expect.poll(() => heard.some((told) => told.includes(lot.id))).toBe(true)
    if (who !== ann) expect(heard.filter((told) => told.includes(draft.id) || told.includes(cleo.id))).toEqual([])
    socket.disconnect()
  }
})
