import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { keyOf, type Market } from './cycles.ts'

interface ArcRow {
  readonly from_id: string
  readonly to_id: string
  readonly stamp_item_id: string
  readonly catalogue_entry_id: string
  readonly free: number
}
export interface Snapshot extends Market {
  readonly rows: readonly ArcRow[]
  readonly wants: number
}

/**
 * Everybody’s wants that somebody’s swap would serve. Those who are away, or whose plan has no trades, take part in nothing; neither does a pair of
 * whom one has blocked the other, or does not show the collection or the wants. What a circle waits for already is neither asked for nor given twice.
 */
export async function marketNow(db: Db, plans: readonly string[]): Promise<Snapshot> {
  const { rows } = await sql<ArcRow>`
    with taking as materialized (select m.id from members m where is_present(m) and m.plan = any(${[...plans]}::text[])),
    open_legs as materialized (select l.* from trade_circle_legs l join trade_circles c on c.id = l.circle_id where c.status in ('asked', 'running', 'sent')),
    asked as (select l.stamp_item_id, count(*)::int as n from open_legs l join trade_circles c on c.id = l.circle_id
      where c.status = 'asked' and l.stamp_item_id is not null group by 1),
    given as materialized (
      select i.id, i.member_id, i.catalogue_entry_id, i.mint + i.used - i.committed_mint - i.committed_used - coalesce(a.n, 0) as free
      from stamp_items i join taking t on t.id = i.member_id left join asked a on a.stamp_item_id = i.id
      where i.status = 'FOR_TRADE' and i.deleted_at is null and i.catalogue_entry_id is not null),
    wanted as materialized (
      select w.member_id, w.wishable_id as catalogue_entry_id from wishes w join taking t on t.id = w.member_id
      where w.wishable_type = 'CatalogueEntry'
        and not exists (select from open_legs l where l.to_id = w.member_id and l.catalogue_entry_id = w.wishable_id)),
    arcs as materialized (
      select g.member_id as from_id, w.member_id as to_id, g.id as stamp_item_id, g.catalogue_entry_id, g.free
      from given g join wanted w on w.catalogue_entry_id = g.catalogue_entry_id and w.member_id <> g.member_id where g.free > 0),
    pairs as materialized (
      select p.from_id, p.to_id from (select distinct from_id, to_id from arcs) as p
      where not exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((p.from_id, p.to_id), (p.to_id, p.from_id)))
        and shows_part(p.to_id, p.from_id, 'collection') and shows_part(p.from_id, p.to_id, 'wishlist'))
    select arcs.* from arcs join pairs using (from_id, to_id) order by arcs.from_id, arcs.to_id, arcs.stamp_item_id`.execute(db)
  const [members, items, wants] = [new Places(), new Places(), new Places()]
  const arcs = rows.map((row) => ({
    ...{ from: members.of(row.from_id), to: members.of(row.to_id), item: items.of(row.stamp_item_id) },
    want: wants.of(`${row.to_id} ${row.catalogue_entry_id}`),
  }))
  const units: number[] = []
  for (const [at, { item }] of arcs.entries()) units[item] = rows[at]!.free
  const apart = await blocksAmong(db, members)
  return { rows, arcs, units, apart, refused: await refusedKeys(db), items: items.names, members: members.names, wants: wants.names.length }
}

/** Gives each name its place in a list. */
class Places {
  readonly names: string[] = []
  private readonly at = new Map<string, number>()
  of(name: string): number {
    const known = this.at.get(name)
    if (known !== undefined) return known
    this.at.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}
async function blocksAmong(db: Db, members: Places): Promise<[number, number][]> {
  const { rows } = await sql<{ blocker_id: string; blocked_id: string }>`select blocker_id, blocked_id from blocks
    where blocker_id = any(${members.names}::uuid[]) and blocked_id = any(${members.names}::uuid[])`.execute(db)
  return rows.map(({ blocker_id, blocked_id }) => [members.of(blocker_id), members.of(blocked_id)])
}
const refusedKeys = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('trade_circles').select('key').distinct().where('status', '=', 'ended').execute()).map(({ key }) => key)

/** What a chosen circle is asked with: its pieces in their order. */
export function piecesOf({ rows }: Snapshot, path: readonly number[]) {
  const pieces = path.map((at) => rows[at]!)
  return { pieces, key: keyOf(pieces.map(({ stamp_item_id, to_id }) => ({ item: stamp_item_id, to: to_id }))) }
}
