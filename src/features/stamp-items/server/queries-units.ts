import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import { pipelined } from '#server/db/pipeline.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock, lockingIds, several } from '#server/operations/locks.ts'

export type Unit = 'mint' | 'used'
/** What pieces of an item can be promised to. */
type CommitmentKind = 'product' | 'auction' | 'trade_offer' | 'trade_circle' | 'bounty_offer' | 'exhibition'

interface Commitment {
  readonly stamp_item_id: Id<'stamp_items'>
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

/** Pieces of one item, promised to one. */
interface Sold {
  readonly ref_id: string
  readonly stamp_item_id: Id<'stamp_items'>
  readonly unit: Unit
  readonly quantity: number
}

/**
 * Promised pieces are sold: the owner has fewer, and without a last one the item leaves the collection.
 * The items are locked; the caller sees to it that this happens once. Selling what was not promised is a fault.
 */
export async function consumeUnits(tx: Tx, kind: CommitmentKind, sold: readonly Sold[]): Promise<void> {
  const [refs, items] = [sold.map((one) => one.ref_id), sold.map((one) => one.stamp_item_id)]
  const [units, quantities] = [sold.map((one) => one.unit), sold.map((one) => one.quantity)]
  const mine = sql`c.kind = ${kind} and c.ref_id = s.ref_id and c.stamp_item_id = s.stamp_item_id and c.unit = s.unit and c.status = 'active'`
  const selling = sql`
    with sold as (
      select * from unnest(${several(refs)}, ${several(items)}, array(select unnest(${units}::text[])), array(select unnest(${quantities}::int[])))
        as s(ref_id, stamp_item_id, unit, quantity)),
    part as (update item_commitments c set quantity = c.quantity - s.quantity from sold s where ${mine} and c.quantity > s.quantity returning s.*),
    split as (
      insert into item_commitments (stamp_item_id, unit, quantity, kind, ref_id, status, ended_at)
      select stamp_item_id, unit, quantity, ${kind}, ref_id, 'consumed', clock_timestamp() from part),
    whole as (
      update item_commitments c set status = 'consumed', ended_at = clock_timestamp() from sold s where ${mine} and c.quantity = s.quantity returning s.*),
    done as (select * from part union all select * from whole),
    less as (
      select stamp_item_id, coalesce(sum(quantity) filter (where unit = 'mint'), 0) as mint, coalesce(sum(quantity) filter (where unit = 'used'), 0) as used
      from done group by stamp_item_id),
    owned as (
      update stamp_items i set mint = i.mint - less.mint, used = i.used - less.used,
        committed_mint = committed_mint - less.mint, committed_used = committed_used - less.used,
        deleted_at = case when i.mint + i.used = less.mint + less.used then clock_timestamp() else deleted_at end
      from less where i.id = less.stamp_item_id)
    select from done`
  const [, done] = await pipelined(tx, lockingIds(tx, 'stamp_items', items), selling)
  if (done.length !== sold.length)
    throw new Error(`of ${JSON.stringify(sold)} only ${done.length} were promised to a ${kind}: the others were never promised`)
}

interface Returned extends Sold {
  /** Promised to the same again, or free. */
  readonly promised: boolean
}

/** Sold pieces that were never sent: the owner has them again; an item whose last piece they were comes back to the collection. */
export async function returnUnits(tx: Tx, kind: CommitmentKind, returned: readonly Returned[]): Promise<void> {
  if (!returned.length) return
  const items = returned.map((one) => one.stamp_item_id)
  await lock(tx, 'stamp_items', items)
  await sql`
    with back as (
      select * from unnest(${returned.map((one) => one.ref_id)}::uuid[], ${items}::uuid[], ${returned.map((one) => one.unit)}::text[],
        ${returned.map((one) => one.quantity)}::int[], ${returned.map((one) => one.promised)}::boolean[])
        as b(ref_id, stamp_item_id, unit, quantity, promised)),
    again as (
      insert into item_commitments (stamp_item_id, unit, quantity, kind, ref_id) select stamp_item_id, unit, quantity, ${kind}, ref_id from back where promised
      on conflict (kind, ref_id, stamp_item_id, unit) where status = 'active' do update set quantity = item_commitments.quantity + excluded.quantity),
    more as (
      select stamp_item_id, coalesce(sum(quantity) filter (where unit = 'mint'), 0) as mint, coalesce(sum(quantity) filter (where unit = 'used'), 0) as used,
        coalesce(sum(quantity) filter (where unit = 'mint' and promised), 0) as mint_promised,
        coalesce(sum(quantity) filter (where unit = 'used' and promised), 0) as used_promised
      from back group by stamp_item_id)
    update stamp_items i set mint = i.mint + more.mint, used = i.used + more.used,
      committed_mint = committed_mint + mint_promised, committed_used = committed_used + used_promised,
      deleted_at = case when i.mint + i.used = 0 then null else deleted_at end
    from more where i.id = more.stamp_item_id`.execute(tx)
}

/** What the system holds, and what stands again when it lets go. Precondition: the item is locked. */
export const setItemStatus = (tx: Tx, id: Id<'stamp_items'>, status: 'IN_AUCTION' | 'FOR_AUCTION') =>
  tx.updateTable('stamp_items').set({ status, updated_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()

/** The pieces that are promised to this, or were sold to it. */
export const unitsOf = (tx: Tx, kind: CommitmentKind, ref_id: string, status: 'active' | 'consumed') =>
  tx
    .selectFrom('item_commitments')
    .select(['ref_id', 'stamp_item_id', 'unit', 'quantity'])
    .where('kind', '=', kind)
    .where('ref_id', '=', ref_id)
    .where('status', '=', status)
    .$narrowType<{ unit: Unit }>()
    .execute()
