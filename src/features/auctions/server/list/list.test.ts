import { beforeAll, expect, test } from 'vitest'
import { bidOn, lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import { useWorld } from '#test/support/world.ts'
import { type AuctionId, auctions } from '../../contract.ts'

const world = useWorld()
let id: AuctionId
beforeAll(async () => {
  const { ann, ben, pool } = world
  await pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  await mayBid(world, ann, 'FR')
  await mayBid(world, ben)
  id = (await openLot(world, ann, { name: 'Columbus 50 c', initial_bid: 1_000 })).id
})
const asked = () => world.guest.gets(auctions.list, { search: 'columbus' })
const card = async () => (await asked()).auctions.data[0]

const changes: Record<string, { does: () => Promise<unknown>; tells: object | undefined }> = {
  'a bid': { does: () => bidOn(world.ben, id, 2_000), tells: { bid_count: 1, current_price: 1_000 } },
  'who watches it': { does: () => world.cleo.gets(auctions.watch, { id, is_watched: true }), tells: { watcher_count: 1 } },
  'the name of its seller': {
    does: () => world.pool.query("update members set first_name = 'Anna', last_name = 'Renamed' where id = $1", [world.ann.id]),
    tells: { seller_name: 'Anna Renamed' },
  },
  'what its item is said to be': {
    does: () => world.pool.query("update stamp_items set year_issued = 1893 where id = (select stamp_item_id from auctions where id = $1)", [id]),
    tells: { year_issued: 1893 },
  },
  'another picture': {
    does: () =>
      world.pool.query(
        "update medias set width = 777 where id = (select m.media_id from stamp_item_medias m join auctions a using (stamp_item_id) where a.id = $1 order by m.position limit 1)",
        [id],
      ),
    tells: {},
  },
  'that its seller is suspended': {
    does: () => world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [world.ann.id]),
    tells: undefined,
  },
}
test.each(Object.keys(changes))('a list that is kept tells the very next one who asks %s', async (change) => {
  for (let times = 0; times < 3; times++) await card()
  const { does, tells } = changes[change]!
  await does()
  const found = await card()
  if (tells) expect(found).toMatchObject(tells)
  else expect(found).toBeUndefined()
})

test('ben sees his own part in a kept list, cleo hers, and each the clock of their question', async () => {
  await world.pool.query('update members set suspended_at = null where id = $1', [world.ann.id])
  const { ben, cleo } = world
  for (let times = 0; times < 3; times++) for (const who of [ben, cleo]) await who.gets(auctions.list, { search: 'columbus' })
  const [of_ben, of_cleo] = [await ben.gets(auctions.list, { search: 'columbus' }), await cleo.gets(auctions.list, { search: 'columbus' })]
  expect([of_ben, of_cleo].map(({ auctions: { data } }) => [data[0]!.standing, data[0]!.is_watched])).toEqual([
    ['leading', false],
    [null, true],
  ])
  const { server_time } = await lotSeen(ben, id)
  const later = await ben.gets(auctions.list, { search: 'columbus' })
  expect(later.server_time > server_time && later.server_time > of_ben.server_time).toBe(true)
  expect(later.auctions).toEqual(of_ben.auctions)
})

test('a page that is full tells how many there are beyond it, and where it goes on', async () => {
  for (const name of ['Columbus 1 c', 'Columbus 2 c']) await openLot(world, world.ann, { name, initial_bid: 1_000 })
  const asked = { search: 'columbus', page_size: 2 }
  for (let times = 0; times < 3; times++) {
    const { auctions: first } = await world.guest.gets(auctions.list, asked)
    expect([first.data.length, first.total]).toEqual([2, 3])
    const cursor = new URL(first.next_page_url!, world.settings.public_url).searchParams.get('cursor')!
    const { auctions: second } = await world.guest.gets(auctions.list, { ...asked, cursor })
    expect([second.data.length, second.total, second.next_page_url]).toEqual([1, undefined, null])
  }
})
