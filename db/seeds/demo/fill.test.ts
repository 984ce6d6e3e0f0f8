import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openServices } from '#app/services.ts'
import { orderStatuses } from '#features/orders/contract.ts'
import { openSecrets } from '#server/auth/secrets.ts'
import type { Dispatcher } from '#server/operations/dispatcher.ts'
import { useWorld } from '#test/support/world.ts'
import { demoEntries, issueOf } from './entries.ts'
import { fillDemo } from './fill.ts'
import { DEMO_MEMBERS, DEMO_STORES } from './people.ts'
import { shelved } from './shelf.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
const world = useWorld()
const things = shelved().slice(0, 60)
/** What is no supply is an item of a collection. */
const pieces = things.filter(({ supply }) => !supply).length
/** Those of the things on sale, and some more; entries.test.ts looks at all. */
const issues = new Set(things.map(({ item }) => issueOf(item)))
const entries = demoEntries().filter((entry, at) => at < 100 || issues.has(issueOf(entry)))

/** The same dispatcher, which fails after so many calls. */
const failingAfter = (dispatcher: Dispatcher, calls: number): Dispatcher => {
  let left = calls
  return { ...dispatcher, dispatch: (...asked) => (left-- > 0 ? dispatcher.dispatch(...asked) : Promise.reject(new Error('cut off'))) }
}
const count = async (from: string) => (await world.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]!.n

async function expectSociety() {
  expect(await count(`follows f join members m on m.id = f.follower_id and m.email like '%@demo.example'`)).toBe(300)
  expect(await count(`(select distinct member_id from member_interests) as i join ${OURS}`)).toBe(DEMO_MEMBERS.length)
  expect(await count("members where email like '%@demo.example' and cover_image_url is null")).toBe(0)
  expect(await count("members where email like '%@demo.example' and image_url is not null")).toBeGreaterThan(40)
  expect(await count(`stores s join ${OURS} where s.profile_media_id is null or s.cover_media_id is null or s.description = ''`)).toBe(0)
  expect(await count(`stores s join ${OURS} where cardinality(s.topic_ids || s.country_ids) > 0`)).toBeGreaterThan(8)
  expect(
    await count(`members m where email like '%@demo.example' and not exists (
    select from level_points p where p.member_id = m.id and p.source = 'month')`),
  ).toBe(0)
  expect(await count("members where email like '%@demo.example' and email_verified_at <> created_at")).toBe(0)
  expect(
    await count(`members m where email like '%@demo.example' and plan <> 'free' and not exists (
    select from subscriptions s where s.member_id = m.id and s.status = 'active' and s.created_at < now())`),
  ).toBe(0)
  expect([await count('bookmarks'), await count('showcase_items')].every((many) => many > 10)).toBe(true)
  expect(await count(`products p join ${OURS} where productable_type = 'Supply'`)).toBe(
    things.filter(({ item }) => item.item_kind === 'other').length,
  )
}

/** What a fill needs; each call has a log of its own. */
async function partsNow() {
  const { pool, settings } = world
  const said: string[] = []
  const { files } = await openServices(settings, await openSecrets(pool, settings))
  const say = (line: string) => void said.push(line)
  return { said, parts: { pool, files, data_dir: settings.data_dir, say, longest: 64, entries } }
}
/** Joins what belongs to demo members. */
const OURS = "members m on m.id = member_id and m.email like '%@demo.example'"

async function expectLotsBountiesAndTrades() {
  expect(await count("auctions where status <> 'scheduled'")).toBe(36)
  expect(await count("auctions where status = 'active'")).toBe(28)
  expect(await count("auctions where status = 'closed_sold' and final_at is not null")).toBeGreaterThan(1)
  expect(await count('auction_bids')).toBeGreaterThan(40)
  const { rows } = await world.pool.query<{ status: string; n: number }>('select status, count(*)::int as n from bounties group by 1 order by 1')
  expect(rows.map(({ status, n }) => `${n} ${status}`)).toEqual(['7 Active', '1 Closed', '1 Draft', '1 Scheduled', '1 Won'])
  const waits = (from: string) => count(`${from} a where lower(a.status) = 'scheduled' and a.publish_at > clock_timestamp() + interval '2 days'`)
  expect(await Promise.all(['auctions', 'trades', 'bounties'].map(waits))).toEqual([2, 1, 1])
  expect(await count('bounty_offers')).toBe(10)
  const owners = await count(`(select distinct member_id from stamp_items where status = 'FOR_TRADE') o join ${OURS}`)
  expect(await count("trades where status = 'active'")).toBe(owners)
  expect(await count('(select distinct trade_id from trade_proposals) offered')).toBe(owners > 1 ? Math.ceil((owners * 2) / 3) : 0)
}

test('ann finds the market whole, although it was cut off three times while it was filled', async () => {
  const { product, pool, settings } = world
  await pool.query("update members set username = username || '.was_here'")
  const { parts, said } = await partsNow()
  for (const calls of [30, 110, 170]) {
    await fillDemo({ ...parts, product: { ...product, dispatcher: failingAfter(product.dispatcher, calls) } }, things)
    expect(said.at(-1)).toContain('the next start goes on')
    expect(await count("seeds where name = 'demo'")).toBe(0)
  }
  await fillDemo({ ...parts, product }, things)
  expect(said.at(-1)).toMatch(/The demo market is open/)
  await world.settle()

  expect(await count("members where email like '%@demo.example'")).toBe(DEMO_MEMBERS.length)
  expect(await count(`stores s join ${OURS}`)).toBe(DEMO_STORES.length)
  expect(await count(`stamp_items i join ${OURS} where not exists (select from auctions a where a.stamp_item_id = i.id)`)).toBe(pieces)
  await expectLotsBountiesAndTrades()
  expect(await count(`products p join ${OURS} and p.supply_id is not null`)).toBe(things.length - pieces)
  expect(await count(`products p join ${OURS}`)).toBe(things.filter(({ state }) => state === 'sale' || state === 'draft').length)
  expect(await count('catalogue_entries')).toBe(entries.length)
  expect(await count('(select 1 from catalogue_entries group by country, series, name, year_issued, perforation having count(*) > 1) twice')).toBe(0)
  expect(await count('catalogue_entries where media_id is null')).toBe(0)
  expect(
    await count(
      `stamp_items i join ${OURS} where not exists (select from auctions a where a.stamp_item_id = i.id) and catalogue_entry_id is null and item_kind <> 'other'`,
    ),
  ).toBe(0)
  await expectSociety()
  const states = await pool.query<{ status: string }>('select distinct status from orders')
  expect(new Set(states.rows.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  expect(await count("products where status = 'sold_out'")).toBeGreaterThan(5)
  expect(await count('orders where placed_at > clock_timestamp() or paid_at < placed_at or shipped_at < paid_at or delivered_at < shipped_at')).toBe(
    0,
  )

  expect(statSync(join(settings.data_dir, 'demo-members.txt')).mode & 0o777).toBe(0o600)
  said.length = 0
  const whole = async () => (await pool.query("select md5(string_agg(e::text, ',' order by id)) as sum from catalogue_entries e")).rows[0].sum
  const before = await whole()
  await fillDemo({ ...parts, product }, things)
  expect([said, await whole()]).toEqual([[], before])
})

test('a market of an earlier version gets the catalogue it lacks, although a lock is held for longer than a statement waits', async () => {
  const { product, pool } = world
  const { parts, said } = await partsNow()
  await pool.query(
    "delete from seeds where name like 'demo-catalogue%'; update stamp_items set catalogue_entry_id = null; delete from catalogue_entries",
  )
  const holder = await pool.connect()
  await holder.query("begin; select from media_quotas q join members m on m.id = q.member_id where username = 'lea_vautrin' for update of q")
  const freed = setTimeout(2_500).then(() => holder.query('commit'))
  await fillDemo({ ...parts, product }, things)
  await freed
  holder.release()
  expect(said.at(-1)).toMatch(/The demo market is open/)
  expect([
    await count('catalogue_entries where media_id is not null'),
    await count(`stamp_items i join ${OURS} where not exists (select from auctions a where a.stamp_item_id = i.id)`),
  ]).toEqual([entries.length, pieces])
})
