import { pictureOf } from '#features/media/web/public.tsx'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import type { PieceAnswer } from './trade-words.ts'

export const TRADABLE: readonly ('FOR_TRADE' | 'OPEN_TO_OFFERS')[] = ['FOR_TRADE', 'OPEN_TO_OFFERS']

/** An item of a collection as a piece of a trade: it counts what its owner asks, otherwise what a catalogue says. */
export function pieceOf(item: ItemAnswer, currency: string): PieceAnswer {
  const [front] = item.medias
  const [number] = item.catalogue_number
  const catalogue = item.estimated_catalogue_currency === currency ? item.estimated_catalogue_value : null
  const numbered = number && (number.currency ?? currency) === currency ? number.value : null
  return {
    ...{ stamp_item_id: item.id, unit: item.quantity_owned.used > (item.committed?.used ?? 0) ? 'used' : 'mint', name: item.name, is_there: true },
    line: [item.denomination, item.year_issued].filter(Boolean).join(', '),
    image_url: front ? (pictureOf(front).sizes[0]?.url ?? null) : null,
    value: item.coins_value ?? catalogue ?? numbered ?? null,
  }
}
export const sumOf = (pieces: readonly PieceAnswer[]) => pieces.reduce((sum, { value }) => sum + (value ?? 0), 0)
export const idsOf = (pieces: readonly PieceAnswer[]) =>
  pieces.flatMap(({ stamp_item_id, unit }) => (stamp_item_id === null ? [] : [{ stamp_item_id, unit }]))
