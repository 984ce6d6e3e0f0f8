// The demo's catalogue in the database: its entries in a few statements, then a drawing for each look.
import { entryRows, keepEntries, pictureEntries, unpictured } from '#features/catalogue/server/public.ts'
import { progress } from '../progress.ts'
import { demoEntries, issueOf } from './entries.ts'
import type { People } from './join.ts'
import type { DemoParts } from './parts.ts'
import type { DemoEntry } from './rows.ts'
import { draw } from './stamps/draw.ts'
import { atOnce } from './studio/at-once.ts'
import { hang, type Wall } from './studio/hang.ts'

const ENTRIES = 'demo-catalogue'
/** Kept when the last drawing hangs. */
export const PICTURES = 'demo-catalogue-pictures'
/** Who drew the pictures. */
const DRAWS = 'lea_vautrin'
/** Of an item's pixels: nobody looks at an entry through a loupe. */
const ENTRY = 0.625

/** An entry as it stands in the database, by what tells its issue from others. */
export type Catalogued = ReadonlyMap<string, { readonly id: string; readonly entry: DemoEntry }>

/** All of them or none: what was kept at an earlier start is only looked up. */
export async function catalogued({ product, pool }: DemoParts): Promise<Catalogued> {
  const entries = demoEntries()
  await product.db.transaction().execute(async (tx) => {
    const mine = await tx
      .insertInto('seeds')
      .values({ name: ENTRIES, hash: '1' })
      .onConflict((on) => on.doNothing())
      .returning('name')
      .execute()
    if (mine.length)
      await keepEntries(
        tx,
        entries.map(({ front: _, ...entry }) => entry),
      )
  })
  await pool.query('analyze catalogue_entries, catalogue_entry_numbers')
  const known = new Map<string, DemoEntry>()
  for (const entry of entries) if (!known.has(issueOf(entry))) known.set(issueOf(entry), entry)
  const found = new Map<string, { id: string; entry: DemoEntry }>()
  for (const row of await entryRows(product.db).orderBy('id').execute()) {
    const issue = issueOf(row)
    const entry = known.get(issue)
    if (entry && !found.has(issue)) found.set(issue, { id: row.id, entry })
  }
  return found
}

/** Entries that look alike are pictured together; those that have their picture already stay. */
export async function pictureCatalogue({ product, pool, say }: DemoParts, people: People, wall: Wall) {
  const fronts = new Map(demoEntries().map((entry) => [looksOf(entry), entry.front]))
  const known = (await unpictured(product.db)).filter((row) => fronts.has(looksOf(row)))
  const alike = [...Map.groupBy(known, (row) => JSON.stringify(fronts.get(looksOf(row)))).values()]
  const show = progress('catalogue  ', alike.length, say)
  const member_id = people.get(DRAWS)!.id
  await atOnce(product, alike, async (rows) => {
    const media_id = await hang(wall, member_id, draw(fronts.get(looksOf(rows[0]!))!), wall.studio.longest * ENTRY)
    await product.db.transaction().execute((tx) =>
      pictureEntries(
        tx,
        media_id,
        rows.map(({ id }) => id),
      ),
    )
    show(1)
  })
  await pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [PICTURES])
}

/** What an entry's drawing follows from. */
const looksOf = ({ item_kind, country, series, name, denomination, color }: { [K in keyof Looks]: Looks[K] | string | null }) =>
  [item_kind, country, series, name, denomination, color].join('|')
type Looks = Pick<DemoEntry, 'item_kind' | 'country' | 'series' | 'name' | 'denomination' | 'color'>
