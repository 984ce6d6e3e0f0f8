import { beforeAll, expect, test } from 'vitest'
import { auctions } from '#features/auctions/contract.ts'
import { bidOn, endsIn, mayBid, openLot } from '#test/support/auctions.ts'
import { request } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ web: true })
beforeAll(async () => {
  await world.pool.query("update members set plan = 'premium' where id = any($1)", [[world.ann.id, world.ben.id]])
  await mayBid(world, world.ann, 'FR')
  await mayBid(world, world.ben)
})

const shown = async (path: string) => {
  const { text } = await request(`${world.url}${path}`, {})
  return { text, moment: /<script nonce="[^"]+">sentAt=(\d+)<\/script>/.exec(text)?.[1] }
}
/** Asked twice before: a page is kept when it is asked for the second time. */
async function known(path: string) {
  for (const _ of [1, 2]) expect((await shown(path)).moment).toBe(undefined)
}

test('a lot and the list of lots are kept for guests, with the clock of the database beside them, until somebody bids', async () => {
  const { id } = await openLot(world, world.ann)
  for (const path of [`/auctions/${id}`, '/marketplace/auctions']) {
    await known(path)
    const [before] = (await world.pool.query<{ at: Date }>('select clock_timestamp() as at')).rows
    const { moment } = await shown(path)
    expect(Number(moment), path).toBeGreaterThanOrEqual(before!.at.getTime())
  }
  expect((await bidOn(world.ben, id, 2_000)).status).toBe(200)
  for (const path of [`/auctions/${id}`, '/marketplace/auctions']) {
    const { text, moment } = await shown(path)
    expect(moment, path).toBe(undefined)
    expect(text.includes('1 bid')).toBe(true)
  }
})

test('in its last hour a lot is drawn for each guest: its seconds are on the page', async () => {
  const { id } = await openLot(world, world.ann)
  await endsIn(world, id, 3_000_000)
  for (const _ of [1, 2, 3]) {
    const { text, moment } = await shown(`/auctions/${id}`)
    expect(moment).toBe(undefined)
    expect(/data-ticks="true"[^>]*>(49|50) m/.test(text)).toBe(true)
  }
  expect((await world.ann.gets(auctions.show, { id })).auction.bid_count).toBe(0)
})
