import { type ItemRow, ownRows, seenRows, type Unit } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { KeptPiece } from './queries.ts'

/** What its owner would trade; the others do not stand in a trade. */
const tradable: readonly string[] = ['FOR_TRADE', 'OPEN_TO_OFFERS']
const isTradable = ({ status }: Pick<ItemRow, 'status'>) => tradable.includes(status)

export interface GivenPiece {
  readonly stamp_item_id: Id<'stamp_items'>
  readonly unit?: Unit | undefined
}
const COMMITTED = { mint: 'committed_mint', used: 'committed_used' } as const
/** Pieces that are promised to nobody. */
const freeOf = (item: ItemRow, unit: Unit) => item[unit] - item[COMMITTED[unit]]

export type Fault = 'item' | 'item_status' | 'item_twice' | 'unit'
type Resolved = { readonly pieces: readonly (KeptPiece & { readonly item: ItemRow })[] } | { readonly fault: Fault }

/** One piece of each of these items of one member, as far as this viewer may know of them; or what is wrong. */
export async function resolvePieces(db: Db, given: readonly GivenPiece[], owner: Id<'members'>, viewer: Id<'members'>): Promise<Resolved> {
  const ids = given.map(({ stamp_item_id }) => stamp_item_id)
  if (new Set(ids).size < ids.length) return { fault: 'item_twice' }
  const found = owner === viewer ? await ownRows(db, ids, owner) : await seenRows(db, ids, viewer)
  const items = new Map(found.filter(({ member_id }) => member_id === owner).map((item) => [item.id as string, item]))
  const pieces: (KeptPiece & { readonly item: ItemRow })[] = []
  for (const { stamp_item_id, unit } of given) {
    const item = items.get(stamp_item_id)
    if (!item) return { fault: 'item' }
    if (!isTradable(item)) return { fault: 'item_status' }
    const chosen = unit ?? (freeOf(item, 'used') > 0 ? 'used' : 'mint')
    if (freeOf(item, chosen) < 1) return { fault: 'unit' }
    pieces.push({ stamp_item_id, unit: chosen, name: item.name, item })
  }
  return { pieces }
}

/** What is said of an item: frozen in an offer, and compared when it is accepted. */
export const factsOf = (item: ItemRow) => ({
  ...{ name: item.name, item_kind: item.item_kind, country: item.country, year_issued: item.year_issued, denomination: item.denomination },
  ...{ condition: item.condition, grade: item.grade, quality: item.quality, gum: item.gum, faults: item.faults, format: item.format },
  ...{ certificate_body: item.certificate_body, certificate_number: item.certificate_number, description: item.description },
  ...{ catalogue_number: item.catalogue_number.map(({ type, number }) => `${type} ${number}`), media_ids: item.media_ids },
})
const isUnchanged = (item: ItemRow, facts: Readonly<Record<string, unknown>>) =>
  Object.entries(factsOf(item)).every(([name, value]) => JSON.stringify(value) === JSON.stringify(facts[name] ?? null))

interface Kept {
  readonly unit: Unit
  readonly facts?: Readonly<Record<string, unknown>>
}
/** Could it change hands as it was put here? */
export function isThere(item: ItemRow | undefined, owner: string, { unit, facts }: Kept): item is ItemRow {
  if (!item || item.deleted_at !== null || item.member_id !== owner || !isTradable(item) || freeOf(item, unit) < 1) return false
  return facts === undefined || isUnchanged(item, facts)
}

/** In the totals of a trade a coin counts one cent: what its owner asks, otherwise what a catalogue says in the site’s currency. */
export function worthOf(item: ItemRow, currency: string): number | null {
  if (item.coins_value !== null) return item.coins_value
  if (item.estimated_catalogue_value !== null && item.estimated_catalogue_currency === currency) return item.estimated_catalogue_value
  const [first] = item.catalogue_number
  return first && first.value !== null && (first.currency ?? currency) === currency ? first.value : null
}
