import { sql } from 'kysely'
import type { Tx } from '#server/run/call.ts'
import { lock } from '#server/run/locks.ts'

export type Unit = 'mint' | 'used'
/** What pieces of an item can be promised to. */
type CommitmentKind = 'product' | 'auction' | 'trade_offer' | 'bounty_offer' | 'exhibition'

interface Commitment {
  readonly stamp_item_id: string
  readonly unit: Unit
  readonly quantity: number
  readonly kind: CommitmentKind
  readonly ref_id: string
}

const committedOf = (unit: Unit) => sql.ref(`committed_${unit}`)

/** Promises pieces, each to one only; false when there are not so many free. The caller holds the item's lock. */
export async function commitUnits(tx: Tx, { stamp_item_id, unit, quantity, kind, ref_id }: Commitment): Promise<boolean> {
  const committed = committedOf(unit)
  const taken = await sql<{ id: string }>`
    update stamp_items set ${committed} = ${committed} + ${quantity}
    where id = ${stamp_item_id} and deleted_at is null and ${sql.ref(unit)} - ${committed} >= ${quantity} returning id`.execute(tx)
  if (!taken.rows.length) return false
  await sql`
    insert into item_commitments (stamp_item_id, unit, quantity, kind, ref_id) values (${stamp_item_id}, ${unit}, ${quantity}, ${kind}, ${ref_id})
    on conflict (kind, ref_id, stamp_item_id, unit) where status = 'active' do update set quantity = item_commitments.quantity + excluded.quantity`.execute(
    tx,
  )
  return true
}

/** Gives back whatever is still promised to this. A second time nothing is left to give. */
export async function releaseUnits(tx: Tx, kind: CommitmentKind, ref_id: string): Promise<void> {
  const active = tx
    .selectFrom('item_commitments')
    .select(['stamp_item_id'])
    .where('kind', '=', kind)
    .where('ref_id', '=', ref_id)
    .where('status', '=', 'active')
  await lock(
    tx,
    'stamp_items',
    (await active.execute()).map((row) => row.stamp_item_id),
  )
  await sql`
    with ended as (
      update item_commitments set status = 'released', ended_at = clock_timestamp()
      where kind = ${kind} and ref_id = ${ref_id} and status = 'active' returning stamp_item_id, unit, quantity),
    given as (
      select stamp_item_id, sum(quantity) filter (where unit = 'mint') as mint, sum(quantity) filter (where unit = 'used') as used from ended group by stamp_item_id)
    update stamp_items i set committed_mint = committed_mint - coalesce(given.mint, 0), committed_used = committed_used - coalesce(given.used, 0)
    from given where i.id = given.stamp_item_id`.execute(tx)
}

/**
 * Promised pieces are sold: the owner has fewer, and without a last one the item leaves the collection.
 * The caller holds the item's lock and sees to it that this happens once. Selling what was not promised is a fault.
 */
export async function consumeUnits(tx: Tx, kind: CommitmentKind, ref_id: string, stamp_item_id: string, unit: Unit, quantity: number): Promise<void> {
  const mine = sql`kind = ${kind} and ref_id = ${ref_id} and stamp_item_id = ${stamp_item_id} and unit = ${unit} and status = 'active'`
  const part = await sql`update item_commitments set quantity = quantity - ${quantity} where ${mine} and quantity > ${quantity}`.execute(tx)
  const done = part.numAffectedRows
    ? await sql`
        insert into item_commitments (stamp_item_id, unit, quantity, kind, ref_id, status, ended_at)
        values (${stamp_item_id}, ${unit}, ${quantity}, ${kind}, ${ref_id}, 'consumed', clock_timestamp())`.execute(tx)
    : await sql`update item_commitments set status = 'consumed', ended_at = clock_timestamp() where ${mine} and quantity = ${quantity}`.execute(tx)
  if (!done.numAffectedRows) throw new Error(`${quantity} ${unit} of ${stamp_item_id} were never promised to ${kind} ${ref_id}`)
  await sql`
    update stamp_items set ${sql.ref(unit)} = ${sql.ref(unit)} - ${quantity}, ${committedOf(unit)} = ${committedOf(unit)} - ${quantity},
      deleted_at = case when mint + used = ${quantity} then clock_timestamp() else deleted_at end
    where id = ${stamp_item_id}`.execute(tx)
}
