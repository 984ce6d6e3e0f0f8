import { beforeAll, expect, test } from 'vitest'
import { auctions } from '#features/auctions/contract.ts'
import { bounties } from '#features/bounties/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { trades } from '#features/trades/contract.ts'
import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import type { Actor } from '../support/cast.ts'
import { useWorld } from '../support/world.ts'
import { fillMarkets, fitsPlain, type PlainRow, scan } from './market-rows.ts'
import { dice } from './plain-list.ts'

const RUNS = Number(process.env.PROVE_N ?? 40)
const world = useWorld()
const rows: Record<string, PlainRow[]> = {}

beforeAll(async () => {
  await fillMarkets(world, RUNS > 100 ? 40 : 12)
  for (const kind of ['Auction', 'Trade', 'Bounty', 'StampItem']) rows[kind] = await scan(world, kind)
}, 300_000)

const VALUES = {
  country: ['FR', 'GB', 'DE', 'JP'],
  condition: ['MINT', 'USED', 'NA'],
  denomination: ['20 c', '1 franc'],
  grade: ['XF', 'VF', 'F'],
  color: ['carmine', 'family_red', 'black', 'family_blue'],
  quality: ['faultless', 'fault'],
  format: ['single', 'block_4', 'coil'],
  topic_ids: ['birds', 'cats'],
  category_ids: ['classics', 'airmail'],
  item_kind: ['stamp', 'coin'],
} as const
const ITEM_FILTERS = {
  ...Object.fromEntries(Object.entries(VALUES).map(([name, values]) => [name, values.map((one) => [one])])),
  years: ['before-1950', '1950-1959', '2020-now'],
  year_issued: [1849, 1955, 2021],
  year_from: [1900, 1956],
  year_to: [1957, 2000],
  catalogue_number: ['scott:3', 'michel:240'],
}
interface Kind {
  readonly list: AnyOperation
  readonly counts: AnyOperation
  readonly drops: AnyOperation
  readonly sorts: readonly Readonly<Record<string, string>>[]
  readonly answer: string
  readonly filters: Readonly<Record<string, readonly unknown[]>>
}
const KINDS: Readonly<Record<string, Kind>> = {
  Auction: {
    ...{ list: auctions.list, counts: auctions.counts, drops: auctions.drops, answer: 'auctions' },
    sorts: (['ending', 'newest', 'price_low', 'price_high', 'wanted'] as const).map((sort) => ({ sort })),
    filters: { ...ITEM_FILTERS, price_from: [600, 2_000], price_to: [600, 2_000] },
  },
  Trade: {
    ...{ list: trades.list, counts: trades.counts, drops: trades.drops, answer: 'trades' },
    sorts: [{ sort: 'newest' }, { sort: 'ending' }],
    filters: { ...ITEM_FILTERS, accepting_offer: ['coins', 'stamps', 'coins_and_stamps'] },
  },
  Bounty: {
    ...{ list: bounties.list, counts: bounties.counts, drops: bounties.drops, answer: 'bounties' },
    sorts: (['newest', 'ending', 'reward'] as const).map((sort) => ({ sort })),
    filters: {
      ...{ country: [['FR'], ['DE', 'FR']], target: ['local', 'worldwide'], minimum_grade: ['XF', 'VF'], item_format: ['single'] },
      ...{ reward_from: [100, 1_000], reward_to: [100, 1_000] },
    },
  },
  StampItem: {
    ...{ list: stampItems.cards, counts: stampItems.shownCounts, drops: stampItems.shownDrops, answer: 'cards' },
    sorts: [{ order_by_condition: 'newest' }, { order_by_condition: 'oldest' }],
    filters: { ...ITEM_FILTERS, status: [['FOR_TRADE'], ['FOR_SALE', 'IN_AUCTION']] },
  },
}
type Asked = Record<string, unknown>
type Listed = Record<string, { data: { id: string }[]; total?: number; next_page_url: string | null }>

function combination(filters: Kind['filters'], pick: ReturnType<typeof dice>): Asked {
  const asked: Asked = {}
  for (const [name, values] of Object.entries(filters)) if (pick([true, false, false, false])) asked[name] = pick(values)
  return asked
}
const wanted = (kind: string, asked: Asked) =>
  rows[kind]!.filter((row) => fitsPlain(asked, row))
    .map(({ id }) => id)
    .sort()
const ask = async (who: Actor, op: AnyOperation, input: Asked) => (await who.gets(op, input as GivenOf<AnyOperation>)) as never

/** The values of a filter that rows have, as the rail counts them. */
async function counted(kind: Kind, name: string, asked: Asked) {
  const { counts, is_counted } = (await ask(world.guest, kind.counts, asked)) as {
    counts: Record<string, { code: string; count: number }[]>
    is_counted: boolean
  }
  expect(is_counted).toBe(true)
  return new Map((counts[name] ?? []).map(({ code, count }) => [code, count]))
}

for (const [name, kind] of Object.entries(KINDS))
  test(`${name}: random filters find, count and drop what a plain scan does; pages neither leave out nor repeat`, async () => {
    const pick = dice(name.length * 31)
    let filled = 0
    for (let at = 0; at < RUNS; at++) {
      const asked = combination(kind.filters, pick)
      const all = wanted(name, asked)
      filled += Number(all.length > 0)
      const whole = ((await ask(world.guest, kind.list, { ...asked, ...pick(kind.sorts), page_size: 250 })) as Listed)[kind.answer]!
      expect({ asked, ids: whole.data.map(({ id }) => id).sort(), total: whole.total }).toEqual({ asked, ids: all, total: all.length })
      await countsAgree(name, kind, asked, pick)
      if (!all.length && Object.keys(asked).length) await dropsAgree(name, kind, asked)
      if (at % 5 === 0) await pagesAgree(kind, asked, pick(kind.sorts), all)
    }
    expect(filled).toBeGreaterThan(RUNS / 10)
  }, 600_000)

async function countsAgree(name: string, kind: Kind, asked: Asked, pick: ReturnType<typeof dice>) {
  const facet = pick(Object.keys(kind.filters).filter((one) => COUNTED.has(one)))
  const found = await counted(kind, facet, asked)
  for (const value of new Set(kind.filters[facet]!.flatMap((one) => one as string | string[]))) {
    const chosen = { ...asked, [facet]: Array.isArray(kind.filters[facet]![0]) ? [value] : value }
    expect({ asked, facet, value, count: found.get(value) ?? 0 }).toEqual({ asked, facet, value, count: wanted(name, chosen).length })
  }
}
const COUNTED = new Set([...Object.keys(VALUES), 'years', 'accepting_offer', 'status', 'target', 'minimum_grade', 'item_format'])

async function dropsAgree(name: string, kind: Kind, asked: Asked) {
  const { drops } = (await ask(world.guest, kind.drops, asked)) as { drops: { filter: string; total: number }[] }
  const ways = Object.keys(asked).map((filter) => [filter, wanted(name, { ...asked, [filter]: undefined }).length] as const)
  expect({ asked, drops: new Map(drops.map(({ filter, total }) => [filter, total])) }).toEqual({
    asked,
    drops: new Map(ways.filter(([, n]) => n > 0)),
  })
}

async function pagesAgree(kind: Kind, asked: Asked, sort: Asked, all: readonly string[]) {
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 60; page++) {
    const got = ((await ask(world.guest, kind.list, { ...asked, ...sort, page_size: 5, ...(cursor && { cursor }) })) as Listed)[kind.answer]!
    seen.push(...got.data.map(({ id }) => id))
    if (got.next_page_url === null) break
    cursor = new URLSearchParams(got.next_page_url.split('?')[1]).get('cursor')!
  }
  expect({ asked, sort, seen: seen.toSorted() }).toEqual({ asked, sort, seen: all })
}

test('what a viewer may not see is in no list, no count and no way out', async () => {
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
  for (const [name, kind] of Object.entries(KINDS)) {
    const anns = rows[name]!.filter(({ owner }) => owner === world.ann.id).map(({ id }) => id)
    const seen = ((await ask(world.cleo, kind.list, { page_size: 250 })) as Listed)[kind.answer]!
    expect([name, seen.data.map(({ id }) => id).sort()]).toEqual([name, anns.toSorted()])
    const { counts } = (await ask(world.cleo, kind.counts, {})) as { counts: Record<string, { code: string; count: number }[]> }
    const facet = name === 'Bounty' ? 'target' : 'item_kind'
    expect([name, counts[facet]!.reduce((sum, { count }) => sum + count, 0)]).toEqual([name, anns.length])
  }
})
