import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Id } from '#kernel/shapes.ts'
import { ratesOf } from '../demo/rates.ts'
import { copyRows } from './copy.ts'
import { DOMAIN, diceOf, personAt } from './members.ts'
import { storeName } from './names.ts'
import type { Pictures } from './pictures.ts'

/** Designs per store. */
const HELD = 4
const BATCH = 50

export interface Seller {
  readonly member_id: Id<'members'>
  readonly store_id: Id<'stores'>
  /** The store's pictures by design. */
  readonly medias: ReadonlyMap<number, Id<'medias'>>
}
interface Newcomer {
  readonly at: number
  readonly id: Id<'members'>
}

/** Opens stores for the first generated members; existing stores stay. */
export async function openStores(
  client: PoolClient,
  wanted: number,
  pictures: Pictures,
  currency: string,
  show: (more: number) => void,
): Promise<Seller[]> {
  const { rows } = await client.query<{ id: Id<'members'>; username: string }>(
    `select m.id, m.username from members m left join stores s on s.member_id = m.id
      where m.email = any($1) and s.id is null`,
    [Array.from({ length: wanted }, (_, at) => `${personAt(at).username}@${DOMAIN}`)],
  )
  const newcomers = rows.map(({ id, username }) => ({ id, at: Number(/\d+$/.exec(username)![0]) })).sort((a, b) => a.at - b.at)
  const taken = new Set((await client.query<{ name: string }>('select lower(name) as name from stores')).rows.map(({ name }) => name))
  for (let from = 0; from < newcomers.length; from += BATCH) {
    const some = newcomers.slice(from, from + BATCH)
    await openSome(client, some, taken, pictures, currency)
    show(some.length)
  }
  return sellersIn(client, pictures)
}

function nameFor({ at }: Newcomer, taken: Set<string>): string {
  const person = personAt(at)
  const d = diceOf(at + 1_000_000_007)
  let name = storeName(d, person)
  for (const more of [person.town, `${person.town} ${at}`]) if (taken.has(name.toLowerCase())) name = `${storeName(d, person)}, ${more}`
  taken.add(name.toLowerCase())
  return name
}

async function openSome(client: PoolClient, some: readonly Newcomer[], taken: Set<string>, { all }: Pictures, currency: string) {
  const medias = some.flatMap(({ at, id }) =>
    heldBy(at, all.length).map((design) => ({ member_id: id, design, key: randomBytes(16).toString('base64url') })),
  )
  // Files first: after a crash the sweeper of media_leftovers deletes files whose rows were not written.
  await client.query("insert into media_leftovers (key, due_at) select unnest($1::text[]), clock_timestamp() + interval '1 hour'", [
    medias.map(({ key }) => key),
  ])
  for (const { key, design } of medias) await all[design]!.put(key)
  await client.query('begin')
  await client.query("update members set plan = 'premium' where id = any($1)", [some.map(({ id }) => id)])
  await copyRows(
    client,
    'stores',
    some.map((seller) => storeRow(seller, taken)),
  )
  await copyRows(
    client,
    'shipping_rates',
    some.flatMap(({ id, at }) => ratesOf(at, false).map((rate) => ({ ...rate, member_id: id, currency }))),
  )
  await copyRows(
    client,
    'medias',
    medias.map((media) => mediaRow(media, all[media.design]!)),
  )
  await client.query(
    `insert into media_quotas (member_id, bytes) select member_id, sum(bytes) from medias where member_id = any($1) group by member_id
      on conflict (member_id) do update set bytes = excluded.bytes`,
    [some.map(({ id }) => id)],
  )
  await client.query('delete from media_leftovers where key = any($1)', [medias.map(({ key }) => key)])
  await client.query('commit')
}

function storeRow(seller: Newcomer, taken: Set<string>) {
  const { town, country } = personAt(seller.at)
  return { member_id: seller.id, name: nameFor(seller, taken), country, city: town, returns_days: [0, 7, 14, 14, 30][seller.at % 5] }
}

const heldBy = (at: number, designs: number) => [...new Set(Array.from({ length: HELD }, (_, nth) => (at * 7 + nth * 29) % designs))]

function mediaRow({ member_id, key }: { member_id: Id<'members'>; key: string }, { width, height, border, sizes, sha256 }: Pictures['all'][number]) {
  const kept = sizes.map(({ size, width, height }) => ({ size, width, height }))
  const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0)
  return { member_id, key, width, height, border, bytes, sha256, sizes: JSON.stringify(kept), published_at: new Date() }
}

/** A picture's design is recognised by the hash of its file, which is the same in every store. */
async function sellersIn(client: PoolClient, { all }: Pictures): Promise<Seller[]> {
  const designs = new Map(all.map(({ sha256 }, design) => [sha256, design]))
  const { rows } = await client.query<{ member_id: Id<'members'>; store_id: Id<'stores'>; id: Id<'medias'>; sha256: string }>(
    `select s.member_id, s.id as store_id, d.id, d.sha256 from stores s
      join members m on m.id = s.member_id join medias d on d.member_id = m.id
      where m.email like '%@${DOMAIN}' and d.sha256 = any($1) order by s.id, d.id`,
    [[...designs.keys()]],
  )
  return [...Map.groupBy(rows, (row) => row.store_id)].map(([store_id, of]) => ({
    store_id,
    member_id: of[0]!.member_id,
    medias: new Map(of.map(({ sha256, id }) => [designs.get(sha256)!, id])),
  }))
}
