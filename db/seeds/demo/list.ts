import type { Pool } from 'pg'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { DemoActor } from './actor.ts'
import type { Catalogued } from './catalogue.ts'
import { issueOf } from './entries.ts'
import type { DemoItem } from './rows.ts'
import type { Shelved } from './shelf.ts'
import { draw } from './stamps/draw.ts'
import { hang, type Wall } from './studio/hang.ts'

/** Size of the back's picture relative to the front's: it is looked at less. */
const BACK = 0.6

interface Made {
  /** Null for a supply: it is part of its product. */
  readonly item_id: Id<'stamp_items'> | null
  readonly product_id: Id<'products'> | null
}
export type AllMade = Map<string, Made>
export const nameOf = ({ owner, item }: Pick<Shelved, 'owner' | 'item'>) => `${owner}: ${item.title}`

/** Items and products made before an interrupted start; titles are unique. */
export async function madeBefore(pool: Pool): Promise<AllMade> {
  const { rows } = await pool.query<{ username: string; name: string } & Made>(`
    select m.username, i.name, i.id as item_id, p.id as product_id from members m
    join stamp_items i on i.member_id = m.id left join products p on p.stamp_item_id = i.id where m.email like '%@demo.example'
    union all select m.username, p.name, null, p.id from members m
    join products p on p.member_id = m.id and p.supply_id is not null where m.email like '%@demo.example'`)
  return new Map(rows.map(({ username, name, item_id, product_id }) => [`${username}: ${name}`, { item_id, product_id }]))
}

/** Pictures and catalogue that every step needs. */
interface Bench {
  readonly wall: Wall
  readonly catalogue: Catalogued
}

/** Adds an item to the collection and lists it; a step that is already done is skipped. */
export async function shelve(owner: DemoActor, thing: Shelved, { made, ...bench }: Bench & { made: AllMade }): Promise<void> {
  const before = made.get(nameOf(thing))
  if (thing.supply) {
    const product_id = before?.product_id ?? (await offerSupply(owner, thing, bench.wall))
    return void made.set(nameOf(thing), { item_id: null, product_id })
  }
  const item_id = before?.item_id ?? (await collect(owner, thing, bench))
  const kept = thing.state === 'sale' || thing.state === 'draft' ? (before?.product_id ?? (await offer(owner, thing, item_id))) : null
  made.set(nameOf(thing), { item_id, product_id: kept })
}

const unitOf = ({ condition, grade }: DemoItem) => (condition.startsWith('M') || grade.startsWith('MS') || grade === 'banknote_unc' ? 'mint' : 'used')

export async function collect(owner: DemoActor, { item, sides, state }: Shelved, { wall, catalogue }: Bench): Promise<Id<'stamp_items'>> {
  const media_ids = [await hang(wall, owner.id, draw(item.front))]
  if (sides === 2) media_ids.push(await hang(wall, owner.id, draw(item.back), wall.studio.longest * BACK))
  const { stamp_item } = await owner.does(stampItems.create, {
    ...factsOf(item),
    ...factsIn(catalogue, item),
    media_ids,
    status: state === 'sale' || state === 'draft' ? 'FOR_SALE' : state,
    quantity_owned: { mint: 0, used: 0, [unitOf(item)]: item.quantity },
  })
  return stamp_item.id
}

async function offer(seller: DemoActor, { item, state, sale_price }: Shelved, productable_id: Id<'stamp_items'>): Promise<Id<'products'>> {
  const { title: name, description, quantity, price: regular_price } = item
  const given = {
    productable_id,
    unit: unitOf(item),
    name,
    description,
    quantity,
    regular_price,
    sale_price,
    is_published: state === 'sale',
  } as const
  return (await seller.does(products.create, given)).product.id
}

/** A supply with its picture, listed in one step. */
async function offerSupply(seller: DemoActor, { item, supply, sale_price }: Shelved, wall: Wall): Promise<Id<'products'>> {
  const { title: name, description, quantity, price: regular_price } = item
  const media_ids = [await hang(wall, seller.id, draw(item.front))]
  const words = { name, description, quantity, regular_price, sale_price }
  const given = { productable_type: 'Supply', ...supply!, media_ids, ...words, is_published: true } as const
  return (await seller.does(products.create, given)).product.id
}

/** Properties taken over from the catalogue entry of this issue, if there is one. */
function factsIn(catalogue: Catalogued, item: DemoItem) {
  const found = catalogue.get(issueOf(item))
  if (!found) return {}
  const { id, entry } = found
  const numberIn = (type: string) => entry.catalogue_number.find((one) => one.type === type)
  return {
    catalogue_entry_id: id,
    catalogue_number: item.catalogue_number.map((one) => ({ ...(numberIn(one.type) ?? one) })),
    perforation: entry.perforation,
  }
}

function factsOf(item: DemoItem) {
  const { title: name, item_kind, country, year_issued, denomination, catalogue_number, condition, color, format, description } = item
  return {
    ...{ name, item_kind, country, year_issued, denomination, catalogue_number, color, format, description },
    condition: condition || null,
    topic_ids: item.topics,
    perforation: item.perforation ?? '',
    ...{ width_mm: Math.round(item.width_mm), height_mm: Math.round(item.height_mm) },
    ...((item.item_kind === 'stamp' || item.item_kind === 'coin') && { grade: item.grade }),
  }
}
