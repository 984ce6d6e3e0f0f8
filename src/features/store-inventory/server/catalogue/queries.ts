import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { openProposals } from '../../rules.ts'

export type CatalogueState = 'absent' | 'proposed' | 'there'
export interface CatalogueRecord {
  readonly id: Id<'products'>
  readonly entry_id: Id<'catalogue_entries'> | null
  readonly proposal_id: Id<'catalogue_proposals'> | null
  readonly proposal_status: string | null
}

/** Where an item is in the catalogue: linked by its owner, or by the accepted proposal of the store. */
const ENTRY = sql`coalesce(i.catalogue_entry_id, case when c.status = 'Accepted' then c.entry_id end)`
const WHEN: Readonly<Record<CatalogueState, ReturnType<typeof sql<SqlBool>>>> = {
  there: sql`${ENTRY} is not null`,
  proposed: sql`${ENTRY} is null and c.status = any(${[...openProposals]}::text[])`,
  absent: sql`${ENTRY} is null and (c.status is null or c.status <> all(${[...openProposals]}::text[]))`,
}

/** Items of a seller that are on the market or were, newest first, each with its latest proposal. */
export async function catalogueRows(db: Db, member_id: Id<'members'>, states: readonly CatalogueState[], place: PagePosition<readonly [string]>) {
  const among = states.length
    ? sql`(${sql.join(
        states.map((state) => sql`(${WHEN[state]})`),
        sql` or `,
      )})`
    : sql`true`
  const { rows } = await sql<CatalogueRecord>`
    select p.id, ${ENTRY} as entry_id, c.id as proposal_id, c.status as proposal_status
    from products p join stamp_items i on i.id = p.stamp_item_id
    left join lateral (
      select c.id, c.status, c.entry_id from store_proposals s join catalogue_proposals c on c.id = s.proposal_id
      where s.stamp_item_id = i.id order by s.proposal_id desc limit 1) c on true
    where p.member_id = ${member_id} and p.status in ('published', 'scheduled', 'draft', 'sold_out') and ${among} and ${beyond(['p.id'], 'desc', place)}
    order by p.id desc limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}

/** The item of a seller's product, and how it stands to the catalogue. Precondition: its owner is locked. */
export async function standingOf(tx: Tx, product_id: Id<'products'>, member_id: Id<'members'>) {
  const { rows } = await sql<{ stamp_item_id: Id<'stamp_items'>; is_there: boolean; is_proposed: boolean }>`
    select i.id as stamp_item_id, ${ENTRY} is not null as is_there, coalesce(c.status = any(${[...openProposals]}::text[]), false) as is_proposed
    from products p join stamp_items i on i.id = p.stamp_item_id
    left join lateral (
      select c.status, c.entry_id from store_proposals s join catalogue_proposals c on c.id = s.proposal_id
      where s.stamp_item_id = i.id order by s.proposal_id desc limit 1) c on true
    where p.id = ${product_id} and p.member_id = ${member_id}`.execute(tx)
  return rows[0]
}

export const keepStoreProposal = (tx: Tx, row: { proposal_id: Id<'catalogue_proposals'>; stamp_item_id: Id<'stamp_items'> }) =>
  tx.insertInto('store_proposals').values(row).execute()
