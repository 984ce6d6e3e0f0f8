import { beforeAll, expect, test } from 'vitest'
import { albums } from '#features/albums/contract.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../../contract.ts'

const world = useWorld()
let entries: string[]
beforeAll(async () => {
  await openShop(world.ann)
  entries = await keepEntry(world, { name: 'One' } as never, { name: 'Two' } as never)
})
async function bought(buyer: Actor, entry?: string) {
  const { id } = await sell(world, world.ann, entry ? { item: { catalogue_entry_id: entry as never } } : {})
  const { group } = await buyer.gets(orders.checkout, await cartOf(buyer, [id]))
  return { group_id: group.id, order_id: group.orders[0]!.id }
}
const receipt = async (buyer: Actor, { group_id: id }: { group_id: string }) => (await buyer.gets(orders.receipt, { id: id as never })).receipt
const box = { x: 200, y: 500, width: 400, height: 280 }
async function holeOf(who: Actor, name: string, entry: string) {
  const { id } = (await who.gets(albums.create, { name })).album
  const { page_id } = await who.gets(albums.addPage, { id })
  await who.gets(albums.savePage, { id, page_id, revision: 1, mounts: [{ catalogue_entry_id: entry as never, ...box }] })
  return id
}

test('ben buys what has no place with him: nothing is said of places, not even of cleo’s', async () => {
  await holeOf(world.cleo, 'Cleo’s page', entries[0]!)
  await world.cleo.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entries[0]! })
  expect((await receipt(world.ben, await bought(world.ben))).places).toEqual([])
  expect((await receipt(world.ben, await bought(world.ben, entries[0]!))).places).toEqual([])
})

test('an empty place in his own album is named with its page; a want is named where there is no album; a filled or foreign one is not', async () => {
  await world.ben.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entries[1]! })
  const wanted = await bought(world.ben, entries[1]!)
  expect((await receipt(world.ben, wanted)).places).toMatchObject([{ album: null }])
  const id = await holeOf(world.ben, 'France', entries[1]!)
  expect((await receipt(world.ben, wanted)).places).toMatchObject([{ album: { id, name: 'France', page: 1, filled: 1, places: 1 } }])
})

test('of two pieces bought for one page each line counts both, and not what stays empty', async () => {
  const [three, four, five] = await keepEntry(world, { name: 'Three' } as never, { name: 'Four' } as never, { name: 'Five' } as never)
  const { id } = (await world.ben.gets(albums.create, { name: 'Germany' })).album
  const { page_id } = await world.ben.gets(albums.addPage, { id })
  const mounts = [three, four, five].map((entry, nth) => ({ catalogue_entry_id: entry as never, ...box, y: 500 + nth * 300 }))
  await world.ben.gets(albums.savePage, { id, page_id, revision: 1, mounts })
  const pieces = [three, four].map((entry) => sell(world, world.ann, { item: { catalogue_entry_id: entry as never } }))
  const ids = (await Promise.all(pieces)).map((piece) => piece.id)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, ids))
  const album = { name: 'Germany', page: 1, filled: 2, places: 3 }
  expect((await receipt(world.ben, { group_id: group.id })).places).toMatchObject([{ album }, { album }])
})

test('coins are said as they are: some to come while the order runs, earned when it is complete, none when another order of the day had them', async () => {
  const [one, two] = [await bought(world.ben), await bought(world.ben)]
  expect(await receipt(world.ben, one)).toMatchObject({ coins_earned: 0, coins_open: 10 })
  for (const { order_id: id } of [one, two]) {
    await world.ann.gets(orders.ship, { id, carrier: 'La Poste' })
    await world.ben.gets(orders.confirm, { id })
    await world.pool.query("update orders set delivered_at = clock_timestamp() - interval '15 days' where id = $1", [id])
  }
  await world.settle()
  const said = [await receipt(world.ben, one), await receipt(world.ben, two)]
  expect(said.map(({ coins_earned, coins_open }) => [coins_earned, coins_open]).sort()).toEqual([
    [0, 0],
    [10, 0],
  ])
})
