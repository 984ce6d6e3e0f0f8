import { sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { deedOn, type LevelDeed, type LevelSource } from '#server/slices/level-source.ts'
import { orderCompleted } from '../contract.ts'

/** Abuse: deals between the same two members count once per day, by the day of completion. */
async function dayOf(db: Db, order_id: Id<'orders'>): Promise<string> {
  const { rows } = await sql<{ day: string }>`select completed_at::date as day from orders where id = ${order_id}::uuid`.execute(db)
  return rows[0]!.day
}
const dealt = (own: string, other: string) => (id: string) =>
  sql`select distinct ${sql.ref(other)} || ':' || completed_at::date from orders where ${sql.ref(own)} = ${id}::uuid and status = 'completed'`

interface Parties {
  readonly order_id: Id<'orders'>
  readonly buyer_id: MemberId
  readonly seller_id: MemberId
}
const onCompletion = (find: (parties: Parties, day: string) => readonly Omit<LevelDeed, 'stands'>[]) => [
  deedOn({
    event: orderCompleted,
    members: ({ buyer_id, seller_id }) => [buyer_id, seller_id],
    find: async (db, data) => find(data, await dayOf(db, data.order_id)).map((deed) => ({ ...deed, stands: true })),
  }),
]

export const dealLevels: readonly LevelSource[] = [
  {
    name: 'bought',
    ...{ points: 10, most: 1_000, refs: dealt('buyer_id', 'seller_id') },
    deeds: onCompletion(({ buyer_id, seller_id }, day) => [{ member_id: buyer_id, ref: `${seller_id}:${day}` }]),
  },
  {
    name: 'sold',
    ...{ points: 10, most: 2_000, refs: dealt('seller_id', 'buyer_id') },
    deeds: onCompletion(({ buyer_id, seller_id }, day) => [{ member_id: seller_id, ref: `${buyer_id}:${day}` }]),
  },
  {
    name: 'partner',
    ...{ points: 15, most: 3_000 },
    refs: (id) => sql`select distinct (case when seller_id = ${id}::uuid then buyer_id else seller_id end)::text from orders
      where (seller_id = ${id}::uuid or buyer_id = ${id}::uuid) and status = 'completed'`,
    deeds: onCompletion(({ buyer_id, seller_id }) => [
      { member_id: buyer_id, ref: seller_id },
      { member_id: seller_id, ref: buyer_id },
    ]),
  },
]
