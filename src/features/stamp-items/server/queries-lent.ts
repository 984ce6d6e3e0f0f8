import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { shownStatuses } from '../rules.ts'

/** Set by the system or the owner while it is elsewhere: what is promised already is not lent. */
const LENDABLE = shownStatuses.filter((status) => !['IN_AUCTION', 'AT_AN_AUCTION', 'AT_AN_EXHIBITION'].includes(status))
/** Shown by its owner, named as fit to be exhibited, with a picture, and promised to nobody. */
const lendable = sql`i.deleted_at is null and i.may_be_exhibited and i.status = any(${[...LENDABLE]}::text[]) and i.mint + i.used > 0
  and i.committed_mint + i.committed_used = 0 and exists (select from stamp_item_medias m where m.stamp_item_id = i.id)`

interface Lent {
  readonly id: Id<'stamp_items'>
  /** Its owner's intention, which stands again afterwards. */
  readonly status: string
}
export async function lendableItems(db: Db, member_id: string, most: number): Promise<Id<'stamp_items'>[]> {
  const { rows } = await sql<Lent>`select i.id from stamp_items i where i.member_id = ${member_id}::uuid and ${lendable}
    order by i.id desc limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
/** Promises a piece of each to an exhibit; fewer than asked when one is not to be had. Precondition: the items are locked. */
export async function lendEach(tx: Tx, ref_id: string, member_id: string, ids: readonly string[]): Promise<Lent[]> {
  const { rows } = await sql<Lent>`
    with free as (select i.id, i.status, case when i.mint > 0 then 'mint' else 'used' end as unit from stamp_items i
      where i.id = any(${[...ids]}::uuid[]) and i.member_id = ${member_id}::uuid and ${lendable}),
    lent as (update stamp_items i set status = 'AT_AN_EXHIBITION', updated_at = clock_timestamp(),
      committed_mint = committed_mint + (free.unit = 'mint')::int, committed_used = committed_used + (free.unit = 'used')::int
      from free where i.id = free.id),
    promised as (insert into item_commitments (stamp_item_id, unit, quantity, kind, ref_id) select id, unit, 1, 'exhibition', ${ref_id}::uuid from free)
    select id, status from free`.execute(tx)
  return rows
}
/** Gives back whatever is still promised to this exhibit. Precondition: the items are locked. */
export async function takeBackLent(tx: Tx, ref_id: string, before: readonly Lent[]): Promise<void> {
  await sql`
    with ended as (update item_commitments set status = 'released', ended_at = clock_timestamp()
      where kind = 'exhibition' and ref_id = ${ref_id}::uuid and status = 'active' returning stamp_item_id, unit)
    update stamp_items i set committed_mint = committed_mint - (ended.unit = 'mint')::int, committed_used = committed_used - (ended.unit = 'used')::int,
      status = b.status, updated_at = clock_timestamp()
    from ended join unnest(${before.map(({ id }) => id)}::uuid[], ${before.map(({ status }) => status)}::text[]) as b(id, status)
      on b.id = ended.stamp_item_id where i.id = ended.stamp_item_id`.execute(tx)
}
