// The demo catalogue: its entries in a few statements, then a drawing for each distinct look.

import { entryRows, keepEntries, pictureEntries, unpictured } from '#features/catalogue/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { progress } from '../progress.ts'
import { demoEntries, issueOf } from './entries.ts'
import type { People } from './join.ts'
import type { DemoParts } from './parts.ts'
import type { DemoEntry } from './rows.ts'
import { draw } from './stamps/draw.ts'
import { atOnce } from './studio/at-once.ts'
import { hangAll, type Wall } from './studio/hang.ts'

const ENTRIES = 'demo-catalogue'
/** Name in table `seeds`, written when the last picture is stored. */
export const PICTURES = 'demo-catalogue-pictures'
/** The member who contributes the pictures. */
const DRAWS = 'lea_vautrin'
/** Size of an entry's picture relative to an item's: entries are not shown enlarged. */
const ENTRY = 0.5

/** Entries in the database by their issue. */
export type Catalogued = ReadonlyMap<string, { readonly id: Id<'catalogue_entries'>; readonly entry: DemoEntry }>

/** Inserts all entries in one transaction, or looks up those of an earlier start. */
export async function catalogued({ product, entries = demoEntries() }: DemoParts): Promise<Catalogued> {
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
  const known = new Map<string, DemoEntry>()
  for (const entry of entries) if (!known.has(issueOf(entry))) known.set(issueOf(entry), entry)
  const found = new Map<string, { id: Id<'catalogue_entries'>; entry: DemoEntry }>()
  for (const row of await entryRows(product.db).orderBy('id').execute()) {
    const issue = issueOf(row)
    const entry = known.get(issue)
    if (entry && !found.has(issue)) found.set(issue, { id: row.id, entry })
  }
  return found
}

/** Pictures stored by one transaction. */
const BATCH = 16

/** Entries that look the same share a picture; entries with a picture stay. */
export async function pictureCatalogue({ product, pool, say, entries = demoEntries() }: DemoParts, people: People, wall: Wall) {
  const fronts = new Map(entries.map((entry) => [looksOf(entry), entry.front]))
  const known = (await unpictured(product.db)).filter((row) => fronts.has(looksOf(row)))
  const alike = [...Map.groupBy(known, (row) => JSON.stringify(fronts.get(looksOf(row)))).values()]
  const show = progress('catalogue  ', alike.length, say)
  const member_id = people.get(DRAWS)!.id
  const batches = Array.from({ length: Math.ceil(alike.length / BATCH) }, (_, at) => alike.slice(BATCH * at, BATCH * (at + 1)))
  await atOnce(product, batches, async (batch) => {
    const drawings = batch.map((rows) => draw(fronts.get(looksOf(rows[0]!))!))
    const media_ids = await hangAll(wall, member_id, drawings, wall.studio.longest * ENTRY)
    await product.db.transaction().execute(async (tx) => {
      for (const [at, rows] of batch.entries())
        await pictureEntries(
          tx,
          media_ids[at]!,
          rows.map(({ id }) => id),
        )
    })
    show(batch.length)
  })
  await pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [PICTURES])
}

/** The properties that determine an entry's drawing. */
const looksOf = ({ item_kind, country, series, name, denomination, color }: { [K in keyof Looks]: Looks[K] | string | null }) =>
  [item_kind, country, series, name, denomination, color].join('|')
type Looks = Pick<DemoEntry, 'item_kind' | 'country' | 'series' | 'name' | 'denomination' | 'color'>
