import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'

export interface SwapItem {
  readonly id: Id<'stamp_items'>
  readonly name: string
}
/** What each demo member has for trade, by user name. */
export async function itemsForTrade(pool: Pool): Promise<ReadonlyMap<string, readonly SwapItem[]>> {
  const { rows } = await pool.query<{ username: string; items: SwapItem[] }>(`
    select m.username, jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name) order by i.id) as items
    from stamp_items i join members m on m.id = i.member_id and m.email like '%@demo.example'
    where i.status = 'FOR_TRADE' and i.deleted_at is null group by m.username order by m.username`)
  return new Map(rows.map(({ username, items }) => [username, items]))
}

interface MadeTrade {
  /** The open one, if there is one. */
  readonly id: Id<'trades'> | null
  readonly proposal_count: number
  /** One waits for its time. */
  readonly waits: boolean
}
/** Trades made before, by user name. */
export async function tradesMade(pool: Pool): Promise<ReadonlyMap<string, MadeTrade>> {
  const { rows } = await pool.query<MadeTrade & { username: string }>(`
    select m.username, (array_agg(t.id order by t.id) filter (where t.status = 'active'))[1] as id, bool_or(t.status = 'scheduled') as waits,
      (select count(*)::int from trade_proposals p where p.trade_id = any(array_agg(t.id) filter (where t.status = 'active'))) as proposal_count
    from trades t join members m on m.id = t.owner_id and m.email like '%@demo.example'
    where t.status in ('active', 'scheduled') group by m.username`)
  return new Map(rows.map(({ username, ...trade }) => [username, trade]))
}

/** Of each demo member one double of an entry of the catalogue. */
export async function doublesOfEntries(pool: Pool): Promise<readonly { username: string; catalogue_entry_id: string }[]> {
  const { rows } = await pool.query(`
    select distinct on (m.username) m.username, i.catalogue_entry_id
    from stamp_items i join members m on m.id = i.member_id and m.email like '%@demo.example'
    where i.status = 'FOR_TRADE' and i.deleted_at is null and i.catalogue_entry_id is not null order by m.username, i.id`)
  return rows
}
