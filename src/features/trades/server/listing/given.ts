import { facetsOfItem, numbersOfItem, wordsOfItem } from '#features/listings/server/public.ts'
import type { ItemRow } from '#features/stamp-items/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { daysAfter, isOver } from '../../rules.ts'
import { type GivenPiece, resolvePieces } from '../pieces.ts'

const codes = { item: 'trade.item', item_status: 'trade.item_status', item_twice: 'trade.item_twice', unit: 'trade.unit' } as const

/** The owner’s pieces of a listing, or what is wrong with them. */
export async function ownPieces(tx: Tx, given: readonly GivenPiece[], owner_id: Id<'members'>) {
  const resolved = await resolvePieces(tx, given, owner_id, owner_id)
  if ('fault' in resolved) return refuse(codes[resolved.fault])
  // A listing is of items for trade; what is open to offers waits for proposals.
  return resolved.pieces.some(({ item }) => item.status !== 'FOR_TRADE') ? refuse('trade.item_status') : resolved
}

const DAYS_USUAL = 30
const DAYS_MOST = 90
/** What its days are counted from. */
export const startOf = (publish_at: Date | null | undefined, now: Date) => (publish_at && publish_at > now ? publish_at : now)
/** When it ends: as asked, or thirty days from now. */
export function endOf(asked: Date | null | undefined, now: Date) {
  if (!asked) return { expires_at: daysAfter(now, DAYS_USUAL) }
  return isOver(asked, now) || asked > daysAfter(now, DAYS_MOST) ? refuse('trade.expiry') : { expires_at: asked }
}

/** What filters and the search ask of a listing: in all languages. */
export async function foundBy(tx: Tx, title: string, items: readonly ItemRow[]) {
  const facets = await Promise.all(items.map((item) => facetsOfItem(tx, item)))
  const words = await Promise.all(items.map((item) => wordsOfItem(tx, item)))
  return {
    facets: [...new Set(facets.flat())],
    words: [...new Set([...wordsIn([title]), ...words.flat()])],
    catalogue_numbers: [...new Set(items.flatMap(numbersOfItem))],
  }
}
