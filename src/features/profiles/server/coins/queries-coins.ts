import { sql } from 'kysely'
import { isPresent } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { ITEM_COINS_A_DAY } from '../../rules.ts'

/** Precondition: the member is locked. False when the item or its first picture was paid before, or the day’s coins are given. */
export async function takeItemCoin(tx: Tx, member_id: Id<'members'>, stamp_item_id: string): Promise<boolean> {
  const { rows } = await sql`insert into item_coins (stamp_item_id, member_id, day, picture)
    select i.id, m.id, today, (select f.sha256 from stamp_item_medias p join medias f on f.id = p.media_id where p.stamp_item_id = i.id order by p.position limit 1)
    from stamp_items i join members m on m.id = i.member_id, (select (clock_timestamp() at time zone 'UTC')::date as today) clock
    where i.id = ${stamp_item_id}::uuid and m.id = ${member_id}::uuid and ${isPresent('m')}
      and (select count(*) from item_coins c where c.member_id = m.id and c.day = today) < ${ITEM_COINS_A_DAY}::int
    on conflict do nothing returning stamp_item_id`.execute(tx)
  return rows.length > 0
}
