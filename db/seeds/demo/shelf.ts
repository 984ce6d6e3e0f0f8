// Distribution of the items: owner and state, the same for the same seed.

import { OPERATOR } from './blogs/articles.ts'
import { type DemoSupply, demoSupplies } from './items/supplies.ts'
import { demoItems } from './market.ts'
import { DEMO_MEMBERS, DEMO_STORES, type DemoStore } from './people.ts'
import type { DemoItem } from './rows.ts'

const SEED = 1840
const ITEMS = 700
/** From this price (minor units) the back is pictured too. */
const BACK_FROM = 1_000

type Kept = 'FOR_AUCTION' | 'FOR_TRADE' | 'PRIVATE' | 'OPEN_TO_OFFERS' | 'FOR_REFERENCE'
/** An item and its place: for sale, a draft, or in a collection. */
export interface Shelved {
  readonly item: DemoItem
  readonly owner: string
  readonly state: 'sale' | 'draft' | Kept
  /** Minor units; null without a reduction. */
  readonly sale_price: number | null
  readonly sides: 1 | 2
  /** Set where it is a supply. */
  readonly supply?: { readonly condition: 'NEW' | 'USED'; readonly category_ids: string[] }
}

const every = (n: number, from: number) => (at: number) => at % n === from
const isDraft = every(26, 11)
const isKept = every(13, 6)
const isReduced = every(9, 4)
const KEPT: readonly Kept[] = ['PRIVATE', 'OPEN_TO_OFFERS', 'FOR_TRADE', 'FOR_REFERENCE']

const sellers = new Set(DEMO_STORES.map(({ owner }) => owner))
const BENCH = 'supplies'
const dealers = DEMO_STORES.filter(({ specialties }) => !specialties.includes(BENCH))
const bench = DEMO_STORES.find(({ specialties }) => specialties.includes(BENCH))!
const collectors = DEMO_MEMBERS.map(({ username }) => username).filter((name) => !sellers.has(name) && name !== OPERATOR)

function fits({ specialties }: DemoStore, { country, topics, item_kind, year_issued }: DemoItem): boolean {
  const wanted = [
    country,
    ...topics,
    ...(item_kind === 'stamp' ? [] : ['coins']),
    ...(year_issued !== null && year_issued < 1900 ? ['classics'] : []),
  ]
  return specialties.some((one) => wanted.includes(one))
}

/** The store of this field with the fewest items; for a field of no store, the one with the fewest of all. */
function storeFor(item: DemoItem, load: Map<string, number>): string {
  const knowing = dealers.filter((store) => fits(store, item))
  const least = [...(knowing.length ? knowing : dealers)].sort((a, b) => (load.get(a.owner) ?? 0) - (load.get(b.owner) ?? 0))[0]!
  load.set(least.owner, (load.get(least.owner) ?? 0) + 1)
  return least.owner
}

/** Topics that a store chooses besides those of its field. */
const TOPICS = 2
/** What a store says it deals in: the countries and topics of its field that it has, and the topics of which it has most. */
export function dealsIn({ owner, specialties }: DemoStore, things: readonly Shelved[]): { country_ids: string[]; topic_ids: string[] } {
  const stock = things.filter((thing) => thing.owner === owner && thing.state === 'sale' && !thing.supply).map(({ item }) => item)
  const held = Map.groupBy(
    stock.flatMap(({ topics }) => topics),
    (topic) => topic,
  )
  const fullest = [...held].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1)).map(([topic]) => topic)
  return {
    country_ids: specialties.filter((one) => stock.some(({ country }) => country === one)),
    topic_ids: [...new Set([...specialties.filter((one) => held.has(one)), ...fullest.slice(0, TOPICS)])],
  }
}

/** A fifth off, rounded; null when nothing would remain. */
function reducedTo(price: number): number | null {
  const step = price < 1_000 ? 5 : 50
  const sale = Math.round((price * 0.8) / step) * step
  return sale > 0 && sale < price ? sale : null
}

export function shelved(): Shelved[] {
  const load = new Map<string, number>()
  const things = demoItems(SEED, ITEMS).map((item, at): Shelved => {
    const sides = item.price > BACK_FROM || item.item_kind !== 'stamp' ? 2 : 1
    if (isKept(at)) {
      const turn = Math.floor(at / 13)
      // Every third goes to cleo, so that her collection is large.
      const owner = turn % 3 ? collectors[turn % collectors.length]! : 'cleo'
      return { item, sides, owner, state: KEPT[turn % KEPT.length]!, sale_price: null }
    }
    const owner = storeFor(item, load)
    return { item, sides, owner, state: isDraft(at) ? 'draft' : 'sale', sale_price: isReduced(at) ? reducedTo(item.price) : null }
  })
  return mixed(
    things,
    demoSupplies().map((supply, at) => ({
      item: toolOf(supply),
      supply: { condition: supply.condition, category_ids: [supply.category] },
      owner: bench.owner,
      state: 'sale',
      sides: 1,
      sale_price: at % 6 === 2 ? reducedTo(supply.price) : null,
    })),
  )
}

/** Spreads the supplies evenly, so that "newest" shows items of every kind. */
function mixed(things: Shelved[], tools: Shelved[]): Shelved[] {
  const each = Math.floor(things.length / tools.length)
  return things.flatMap((thing, at) => (at % each === each - 1 && tools[(at + 1) / each - 1] ? [thing, tools[(at + 1) / each - 1]!] : [thing]))
}

/** The words, picture and price of a supply, in the shape that items have. */
function toolOf({ title, description, price, quantity, width_mm, height_mm, front }: DemoSupply): DemoItem {
  return {
    title,
    series: '',
    name: title,
    years: null,
    description,
    price,
    quantity,
    width_mm,
    height_mm,
    front,
    back: front,
    item_kind: 'other',
    country: null,
    year_issued: null,
    denomination: '',
    catalogue_number: [],
    condition: '',
    grade: '',
    color: null,
    format: null,
    perforation: null,
    topics: [],
  }
}
