import { sql } from 'kysely'
import { entryNames } from '#features/catalogue/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { countable } from '../../rules.ts'
import { completed, wrongFacts } from '../check.ts'
import { columnsOf, type NewItem } from '../queries-keep.ts'

/** Many new items without pictures, in three statements. Of each: its id, or undefined where its codes do not fit together. */
export async function bringIn(tx: Tx, member_id: MemberId, currency: string, given: readonly NewItem[]): Promise<(Id<'stamp_items'> | undefined)[]> {
  const entries = await knownEntries(tx, given)
  const sound = await Promise.all(
    given.map(async (item) => {
      const wrong = countable(item.quantity_owned) ?? (await wrongFacts(tx, item))
      const entry = item.catalogue_entry_id
      return wrong ? undefined : completed(tx, currency, { ...item, media_ids: [], catalogue_entry_id: entry && (entries.has(entry) ? entry : null) })
    }),
  )
  const kept = sound.filter((item) => item !== undefined)
  const ids = await keepAll(tx, member_id, kept)
  let at = 0
  return sound.map((item) => (item ? ids[at++] : undefined))
}

async function knownEntries(tx: Tx, given: readonly NewItem[]): Promise<Set<string>> {
  const asked = [...new Set(given.flatMap(({ catalogue_entry_id }) => catalogue_entry_id ?? []))]
  return new Set(asked.length ? (await entryNames(tx, asked)).map(({ id }) => id) : [])
}

/** The ids come first: what a statement returns has no promised order. Created and changed at one moment, so that a change shows. */
async function keepAll(tx: Tx, member_id: MemberId, items: readonly NewItem[]): Promise<Id<'stamp_items'>[]> {
  if (!items.length) return []
  const { rows } = await sql<{ id: Id<'stamp_items'> }>`select uuidv7() as id from generate_series(1, ${items.length}::int)`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const kept = items.map((item, at) => ({ id: ids[at]!, member_id, ...columnsOf(item) }))
  const names = sql.join(Object.keys(kept[0]!).map((name) => sql.ref(name)))
  await sql`insert into stamp_items (${names}, created_at, updated_at) select ${names}, now.at, now.at
    from jsonb_populate_recordset(null::stamp_items, ${JSON.stringify(kept)}::jsonb), (select clock_timestamp() as at) now`.execute(tx)
  const numbers = items.flatMap((item, at) => item.catalogue_number.map((one, position) => ({ stamp_item_id: ids[at]!, position, ...one })))
  if (numbers.length)
    await sql`insert into stamp_item_catalogue_numbers (stamp_item_id, position, type, number, custom_value, value, currency, year)
      select stamp_item_id, position, type, number, custom_value, value, currency, year
      from jsonb_populate_recordset(null::stamp_item_catalogue_numbers, ${JSON.stringify(numbers)}::jsonb)`.execute(tx)
  return ids
}

/** Takes back what was brought in and not changed, promised or deleted since; returns what went. */
export async function takeBackUnchanged(tx: Tx, member_id: MemberId, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`update stamp_items set deleted_at = clock_timestamp()
    where id = any(${[...ids]}::uuid[]) and member_id = ${member_id} and deleted_at is null and updated_at = created_at
      and committed_mint + committed_used = 0 and status not in ('IN_AUCTION', 'AT_AN_EXHIBITION') returning id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
