import { bounties } from '#features/bounties/contract.ts'
import { trades } from '#features/trades/contract.ts'
import { openLot } from '../support/auctions.ts'
import { giveCoins, keepItem, openShop, sell, sellSupply } from '../support/fixtures.ts'
import type { World } from '../support/world.ts'
import { dice } from './plain-list.ts'

/** What an item is, as its own row says: nothing of an index. */
export interface PlainItem {
  readonly item_kind: string
  readonly country: string | null
  readonly year_issued: number | null
  readonly condition: string | null
  readonly denomination: string
  readonly grade: string | null
  readonly color: string | null
  readonly quality: string | null
  readonly format: string | null
  readonly topic_ids: readonly string[]
  readonly category_ids: readonly string[]
  readonly numbers: readonly string[]
}
export interface PlainRow {
  readonly id: string
  readonly owner: string
  readonly items: readonly PlainItem[]
  readonly price: number
  readonly own: Readonly<Record<string, unknown>>
}

const drawn = (pick: ReturnType<typeof dice>) => ({
  country: pick(['FR', 'GB', 'DE']),
  year_issued: pick([1849, 1955, 1958, 2021]),
  condition: pick(['MNH', 'U', 'CTO', 'MNG']),
  denomination: pick(['20 c', '1 franc']),
  grade: pick(['XF', 'VF']),
  color: pick(['carmine', 'black', 'ultramarine']),
  quality: pick(['faultless', 'fault']),
  format: pick(['single', 'block_4']),
  topic_ids: pick([[], ['birds'], ['cats', 'birds']]),
  category_ids: pick([[], ['classics'], ['airmail']]),
  catalogue_number: [{ type: pick(['scott', 'michel']), number: pick(['3', '240', '12a']) }],
})

/** A small market of every kind, of two members. */
export async function fillMarkets(world: World, size: number) {
  const { ann, ben, pool } = world
  const pick = dice(11)
  await pool.query("update members set plan = 'premium' where id = any($1)", [[ann.id, ben.id]])
  for (const seller of [ann, ben]) {
    await openShop(seller)
    await giveCoins(world, seller, 100_000)
  }
  for (let at = 0; at < size; at++) {
    const who = pick([ann, ben])
    await sell(world, who, { item: drawn(pick), product: { regular_price: pick([500, 900, 30_000]) } })
    await sellSupply(world, who, { regular_price: pick([300, 900]) })
    await openLot(world, who, { initial_bid: pick([500, 1_000, 9_000]) }, drawn(pick))
    const pieces = []
    for (let n = 0; n <= at % 2; n++) pieces.push({ stamp_item_id: (await keepItem(world, who, { ...drawn(pick), status: 'FOR_TRADE' })).id })
    const trade_type = pick(['coins', 'stamps', 'coins_and_stamps'] as const)
    await who.gets(trades.create, { title: `Swap ${at}`, tradeables: pieces, trade_type, is_published: true })
    await who.gets(bounties.create, {
      ...{ title: `Wanted ${at}`, reward_option: 'coins', offered_coins: pick([50, 700, 2_000]), is_published: true },
      ...{ minimum_grade: pick(['XF', 'VF', null]), item_format: pick(['single', 'block_4', null]) },
      ...pick([{ target: 'worldwide' } as const, { target: 'local', country: 'FR' } as const, { target: 'local', country: 'DE' } as const]),
    })
  }
  await world.settle()
}

const ITEM = `jsonb_build_object('item_kind', s.item_kind, 'country', s.country, 'year_issued', s.year_issued, 'condition', s.condition,
  'denomination', s.denomination, 'grade', s.grade, 'color', s.color, 'quality', s.quality, 'format', s.format, 'topic_ids', s.topic_ids,
  'category_ids', s.category_ids, 'numbers', (select coalesce(jsonb_agg(n.type || ':' || n.number), '[]') from stamp_item_catalogue_numbers n
  where n.stamp_item_id = s.id), 'status', s.status)`
/** Everything of each kind by a plain scan of its tables. */
const SCANS: Readonly<Record<string, string>> = {
  Auction: `select a.id, a.seller_id as owner, jsonb_build_array(${ITEM}) as items, coalesce(a.current_price, a.initial_bid)::int as price, '{}'::jsonb as own
    from auctions a join stamp_items s on s.id = a.stamp_item_id where a.status = 'active'`,
  Trade: `select t.id, t.owner_id as owner, jsonb_agg(${ITEM}) as items, 0 as price, jsonb_build_object('accepting_offer', t.trade_type) as own
    from trades t join trade_items i on i.trade_id = t.id join stamp_items s on s.id = i.stamp_item_id where t.status = 'active' group by t.id`,
  Bounty: `select b.id, b.user_id as owner, '[]'::jsonb as items, b.reward::int as price, jsonb_build_object('country', b.country, 'target', b.target,
    'minimum_grade', b.minimum_grade, 'item_format', b.item_format) as own from bounties b where b.status = 'Active'`,
  StampItem: `select s.id, s.member_id as owner, jsonb_build_array(${ITEM}) as items, 0 as price, jsonb_build_object('status', s.status) as own
    from stamp_items s where s.is_shown and s.deleted_at is null`,
}
export const scan = async ({ pool }: World, kind: string): Promise<PlainRow[]> => (await pool.query<PlainRow>(SCANS[kind]!)).rows

const GROUPS: Readonly<Record<string, string>> = { MNH: 'MINT', MNG: 'MINT', U: 'USED', CTO: 'USED' }
const FAMILIES: Readonly<Record<string, string>> = { carmine: 'family_red', black: 'family_black', ultramarine: 'family_blue' }
type Asked = Readonly<Record<string, unknown>>
const among = (chosen: unknown, ...has: readonly (string | null | undefined)[]) =>
  !Array.isArray(chosen) || chosen.length === 0 || has.some((one) => one != null && chosen.includes(one))
const inYears = (year: number | null, { years, year_issued, year_from, year_to }: Asked) => {
  if ([years, year_issued, year_from, year_to].every((one) => one === undefined)) return true
  if (year !== null && (year < Number(year_from ?? 0) || year > Number(year_to ?? 9_999))) return false
  const [first = '', last = ''] = String(years ?? '-').split('-')
  const from = first === 'before' || first === '' ? 0 : Number(first)
  const to = first === 'before' ? Number(last) - 1 : last === 'now' || last === '' ? 9_999 : Number(last)
  return year !== null && year >= from && year <= to && (year_issued === undefined || year === year_issued)
}

/** Each filter as one line; a trade fits by a filter when one of its items does. */
export function fitsPlain(asked: Asked, { items, price, own }: PlainRow): boolean {
  const some = (meets: (item: PlainItem) => boolean) => !items.length || items.some(meets)
  return (
    (items.length === 0 ? among(asked.country, own.country as string | null) : some((item) => among(asked.country, item.country))) &&
    some((item) => inYears(item.year_issued, asked)) &&
    some((item) => among(asked.condition, GROUPS[item.condition ?? ''] ?? 'NA')) &&
    some((item) => among(asked.denomination, item.denomination.toLowerCase())) &&
    (['grade', 'quality', 'format', 'item_kind'] as const).every((name) => some((item) => among(asked[name], item[name]))) &&
    some((item) => among(asked.color, item.color, FAMILIES[item.color ?? ''])) &&
    (['topic_ids', 'category_ids'] as const).every((name) => some((item) => among(asked[name], ...item[name]))) &&
    (asked.catalogue_number === undefined || items.some(({ numbers }) => numbers.includes(String(asked.catalogue_number)))) &&
    among(asked.status, own.status as string) &&
    (['accepting_offer', 'target', 'minimum_grade', 'item_format'] as const).every(
      (name) => asked[name] === undefined || asked[name] === own[name],
    ) &&
    price >= Number(asked.price_from ?? asked.reward_from ?? 0) &&
    price <= Number(asked.price_to ?? asked.reward_to ?? Number.POSITIVE_INFINITY)
  )
}
