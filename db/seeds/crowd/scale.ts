import type { Pool, PoolClient } from 'pg'
import { cardsOf } from '#features/products/server/public.ts'
import { type Db, openDb } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { Images } from '#server/images/images.ts'
import type { DemoItem } from '../demo/rows.ts'
import { progress } from '../progress.ts'
import { copyRows } from './copy.ts'
import { designsFor, goodOf } from './goods.ts'
import { addMembers, crowdSize, DOMAIN, diceOf } from './members.ts'
import { drawAll, undrawn } from './pictures.ts'
import { rowsOf, TABLES } from './rows.ts'
import { openStores, type Seller } from './sellers.ts'

const BATCH = 2_000
/** Batches at once: while PostgreSQL writes one, the next is generated. */
const AT_ONCE = 2
const MOST_STORES = 1_000
const YEAR = 365 * 86_400_000

export interface ScaleParts {
  readonly pool: Pool
  readonly products: number
  readonly members: number
  readonly currency: string
  /** undefined for benchmarks: nothing is drawn. */
  readonly pictures?: { readonly files: Files; readonly images: Images }
  readonly say: (line: string) => void
}

/**
 * Adds members and products up to these numbers; existing data stays. Written by COPY in batches, each in its own transaction, so an interrupted run
 * continues where it stopped.
 */
export async function scaleMarket({ pool, products, members, currency, pictures, say }: ScaleParts): Promise<void> {
  const designs = designsFor(pictures ? products : Number.POSITIVE_INFINITY)
  const stores = Math.max(1, Math.min(members, MOST_STORES, Math.ceil(products / 400)))
  const show = (what: string, all: number) => progress(what.padEnd(8), all, say)
  const drawn = pictures ? await drawAll(designs, pictures, show('pictures', designs.length)) : undrawn(designs)
  try {
    const sellers = await withClient(pool, async (client) => {
      await addMembers(client, members, show('members', members - (await crowdSize(client))))
      return openStores(client, stores, drawn, currency, show('stores', stores))
    })
    await addGoods(pool, { products, designs, sellers, currency, show: (all) => show('products', all) })
  } finally {
    await drawn.close()
  }
}

interface Goods {
  readonly products: number
  readonly designs: readonly DemoItem[]
  readonly sellers: readonly Seller[]
  readonly currency: string
  readonly show: (all: number) => (more: number) => void
}

async function addGoods(pool: Pool, { products, designs, sellers, currency, show }: Goods) {
  const there = await goodsThere(pool)
  if (there >= products) return
  const more = show(products - there)
  const starts = Array.from({ length: Math.ceil((products - there) / BATCH) }, (_, nth) => there + nth * BATCH).values()
  const [now, step] = [Date.now(), Math.floor(YEAR / products)]
  const listed = (at: number) => {
    const seller = sellers[Math.floor(sellers.length * diceOf(at).next() ** 1.5)]!
    const good = goodOf(at, designs, [...seller.medias.keys()])
    return { good, item: designs[good.design]!, seller, currency, at: new Date(now - (products - at) * step) }
  }
  const one = () =>
    withClient(pool, async (client) => {
      const db = dbOf(client)
      for (const from of starts) {
        const batch = Array.from({ length: Math.min(BATCH, products - from) }, (_, next) => listed(from + next))
        await addBatch(client, db, batch.map(rowsOf))
        more(batch.length)
      }
    })
  await withClient(pool, (client) => sortLater(client, 'fastupdate = on, gin_pending_list_limit = 262144'))
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  await withClient(pool, settle)
}

async function addBatch(client: PoolClient, db: Db, rows: readonly ReturnType<typeof rowsOf>[]) {
  await client.query('begin')
  for (const table of TABLES)
    await copyRows(
      client,
      table,
      rows.map((row) => row[table]),
    )
  const cards = await cardsOf(
    db,
    rows.map(({ product_id }) => product_id),
  )
  await copyRows(
    client,
    'listings',
    cards.map(({ words, ...card }) => ({ ...card, words: words.map((word) => `'${word}'`).join(' ') })),
  )
  await client.query('commit')
}

const goodsThere = async (pool: Pool): Promise<number> =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from products p join members m on m.id = p.member_id where m.email like '%@${DOMAIN}'`))
    .rows[0]!.n

/** GIN pending list: new entries wait in a list of up to a quarter gigabyte and are merged later; queries stay correct meanwhile. */
async function sortLater(client: PoolClient, options: string) {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where a.amname = 'gin' and i.indrelid = 'listings'::regclass`,
  )
  for (const { name } of rows) {
    await client.query(`alter index ${name} set (${options})`)
    await client.query('select gin_clean_pending_list($1::regclass)', [name])
  }
}

/** Updates the stores' counts, and the planner's statistics of tables that have grown much. */
async function settle(client: PoolClient) {
  await client.query(
    `update stores s set product_count = n, created_at = least(s.created_at, m.created_at + interval '1 day')
      from (select store_id, count(*)::int as n from products where status = 'published' group by store_id) c, members m
      where c.store_id = s.id and m.id = s.member_id and m.email like '%@${DOMAIN}'`,
  )
  await sortLater(client, 'fastupdate = off, gin_pending_list_limit = 4096')
  await client.query('vacuum analyze')
}

/** A connection without time limits; closed afterwards, so that its settings end with it. */
async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '256MB'",
    )
    return await work(client)
  } finally {
    client.release(true)
  }
}

/** The slices' queries on this connection: inside its transaction they see its own writes. */
const dbOf = (client: PoolClient): Db =>
  openDb({ connect: async () => ({ query: client.query.bind(client), release() {} }), end: async () => {} } as unknown as Pool)
