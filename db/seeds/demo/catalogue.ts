// The demo's catalogue in the database: its entries in a few statements, then a drawing for each series.
import { entryRows, keepEntries, pictureSeries, unpictured } from '#features/catalogue/server/public.ts'
import { progress } from '../progress.ts'
import { coinItem, noteItem } from './coin_items.ts'
import { COIN_SERIES } from './coinage.ts'
import { type DemoEntry, demoEntries, issueOf } from './entries.ts'
import type { People } from './join.ts'
import type { Studio } from './list.ts'
import { NOTE_SERIES } from './notes.ts'
import type { DemoParts } from './parts.ts'
import { hang } from './picture.ts'
import { dice } from './random.ts'
import { STAMP_SERIES } from './series_all.ts'
import { plainStamp } from './stamp_items.ts'
import { draw } from './stamps/draw.ts'
import type { DrawingSpec } from './stamps/spec.ts'

const ENTRIES = 'demo-catalogue'
/** Kept when the last drawing hangs. */
export const PICTURES = 'demo-catalogue-pictures'
/** Who drew the pictures. */
const DRAWS = 'lea_vautrin'
const AT_ONCE = 4

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
    if (mine.length) await keepEntries(tx, entries)
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

/** One drawing a series; those that hang already stay. */
export async function pictureCatalogue({ product, pool, say }: DemoParts, people: People, { folder, longest }: Studio) {
  const designs = new Map(allDesigns().map(({ country, series, front }) => [`${country}|${series}`, front]))
  const waiting = (await unpictured(product.db)).filter(({ country, series }) => designs.has(`${country}|${series}`))
  const show = progress('catalogue  ', waiting.length, say)
  const one = async () => {
    for (let of = waiting.shift(); of; of = waiting.shift()) {
      if (product.health.draining) throw new Error('the product is closing')
      const series = of
      const media_id = await hang(people.get(DRAWS)!, draw(designs.get(`${of.country}|${of.series}`)!), folder, longest)
      await product.db.transaction().execute((tx) => pictureSeries(tx, series, media_id))
      show(1)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => one().finally(() => waiting.splice(0))))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  await pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [PICTURES])
}

interface Design {
  readonly country: string
  readonly series: string
  readonly front: DrawingSpec
}
/** As they left the press. */
const allDesigns = (): Design[] => [
  ...STAMP_SERIES.map((s) => ({ country: s.country, series: s.name, front: plainStamp(s) })),
  ...COIN_SERIES.map((s) => ({ country: s.country, series: s.name, front: coinItem(dice(s.diameter), s).front })),
  ...NOTE_SERIES.map((s) => ({ country: s.country, series: s.name, front: noteItem(dice(s.words.length), s).front })),
]
