import type { Request } from 'autocannon'
import type { Pool } from 'pg'
import { hashToken, makeToken } from '#server/auth/tokens.ts'

/** Sessions as a sign-in writes them, without its password. */
async function sessionsOf(pool: Pool, member_ids: readonly string[]): Promise<string[]> {
  const tokens = member_ids.map(() => makeToken())
  await pool.query(
    "insert into sessions (member_id, token_hash, expires_at) select * from unnest($1::uuid[], $2::bytea[]) as one (member_id, token_hash), (values (clock_timestamp() + interval '1 day')) as until",
    [member_ids, tokens.map(hashToken)],
  )
  return tokens
}

/** Tokens of this many members of the crowd. */
export async function signedIn(pool: Pool, amount: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select m.id from members m where email like '%.example' and not exists (select from stores s where s.member_id = m.id) order by id limit $1",
    [amount],
  )
  return sessionsOf(
    pool,
    rows.map(({ id }) => id),
  )
}

const SELLERS = 20
/** Requests that change the price of one product each, by its seller; each call asks for another price. */
export async function priceChanges(pool: Pool, ids: readonly string[]): Promise<(() => Request)[]> {
  const { rows } = await pool.query(
    `select p.id, p.member_id, p.productable_type, p.stamp_item_id as productable_id, p.unit, p.name, p.sub_title, p.description, p.sku, p.stock_on_hand as quantity
      from products p where p.id = any($1::uuid[]) and p.status = 'published' and p.member_id in
        (select s.member_id from products s where s.id = any($1::uuid[]) group by 1 order by count(*) desc limit ${SELLERS})`,
    [ids],
  )
  const sellers = [...new Set(rows.map(({ member_id }) => member_id as string))]
  const tokens = new Map((await sessionsOf(pool, sellers)).map((token, nth) => [sellers[nth]!, token]))
  let nth = 0
  return rows.map(({ id, member_id, ...product }) => () => ({
    method: 'POST',
    path: `/api/products/${id}`,
    headers: { authorization: `Bearer ${tokens.get(member_id)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...product, regular_price: 1_000 + (nth++ % 9_000), is_published: true }),
  }))
}
