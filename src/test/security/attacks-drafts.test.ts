import { beforeAll, expect, test } from 'vitest'
import { auctions } from '#features/auctions/contract.ts'
import { bounties } from '#features/bounties/contract.ts'
import { products } from '#features/products/contract.ts'
import { trades } from '#features/trades/contract.ts'
import { swapOf } from '#features/trades/test/fixtures.ts'
import { type AnyOperation, methodOf } from '#kernel/operation.ts'
import { examples } from '../contract/examples.ts'
import { makeThings, type Things } from '../contract/objects.ts'
import { keepItem } from '../support/fixtures.ts'
import { call } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ web: true })
const NAME = 'Quaggacanary'
let things: Things
let drafts: readonly string[]

/** Ann's drafts for each market: nobody has been shown any of them. */
beforeAll(async () => {
  const { ann, pool } = world
  await pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  things = await makeThings(world)
  const [listed, lot] = [await keepItem(world, ann, { name: 'Plain' }), await keepItem(world, ann, { name: 'Plain', status: 'FOR_AUCTION' })]
  const { product } = await ann.gets(products.create, { productable_id: listed.id, name: NAME, regular_price: 5_000 })
  const { auction } = await ann.gets(auctions.create, { auctionable_id: lot.id, name: NAME, initial_bid: 1_000 })
  const { trade } = await ann.gets(trades.create, { tradeables: [{ stamp_item_id: await swapOf(world, ann, 'Plain') }], title: NAME })
  const { bounty } = await ann.gets(bounties.create, { title: NAME, reward_option: 'coins', offered_coins: 10, is_published: false })
  drafts = [product.id, auction.id, trade.id, bounty.id]
  things = { ...things, product: product.id, auction: auction.id, trade: trade.id, bounty: bounty.id }
  await world.settle()
}, 120_000)

const reads = () => world.product.dispatcher.operations.filter(({ http, bearer_only }) => methodOf(http) === 'GET' && !bearer_only)
const questions = (op: AnyOperation): object[] => {
  const given = examples[op.http]!.map((example) => example.given(things))
  return [...given, ...given.slice(0, 1).flatMap((one) => ['quagga', NAME].map((search) => ({ ...one, search })))]
}
const tellsOf = (text: string, asked: string) => [NAME, ...drafts].filter((mark) => text.includes(mark) && !asked.includes(mark))

test('B3 no list, search, suggestion, count or thing tells a guest or ben of a draft', async () => {
  const told: string[] = []
  for (const op of reads())
    for (const given of questions(op))
      for (const who of ['guest', 'ben'] as const) {
        const { status, text } = await call(world.url, op, given, { token: world[who].token })
        const found = tellsOf(text, JSON.stringify(given))
        // An answer may repeat the question, as an address of the next page does; a thing that is there would say more.
        if (status === 200 && found.length) told.push(`${op.http} ${JSON.stringify(given)} tells ${who}: ${found}`)
      }
  expect(told).toEqual([])
}, 120_000)

test('B3 by its id each is as if it were missing, in the API and as a page; its owner reads it', async () => {
  const [product, auction, trade, bounty] = drafts
  for (const path of [`/products/${product}`, `/auctions/${auction}`, `/trades/${trade}`, `/bounties/${bounty}`]) {
    const ask = (token?: string) => fetch(`${world.url}/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    expect([(await ask()).status, (await ask(world.ben.token!)).status], path).toEqual([404, 404])
    expect((await ask(world.ann.token!)).status, path).toBe(200)
  }
  for (const path of [`/products/${product}`, `/auctions/${auction}`, `/trades/${trade}/show`, `/bounties/${bounty}/show`]) {
    const page = await fetch(`${world.url}${path}`, { redirect: 'manual' })
    expect([404, 302, 303, 307].includes(page.status), `${path}: ${page.status}`).toBe(true)
    expect(await page.text(), path).not.toContain(NAME)
  }
})
