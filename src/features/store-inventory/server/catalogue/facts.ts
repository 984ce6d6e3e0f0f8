import type { GivenFacts } from '#features/proposals/contract.ts'

interface Told {
  readonly item_kind: string
  readonly name: string
  readonly country: string | null
  readonly year_issued: number | null
  readonly denomination: string
  readonly color: string | null
  readonly perforation: string
  readonly format: string | null
  readonly printing: string | null
  readonly width_mm: number | null
  readonly height_mm: number | null
  readonly total_stamps_issued: number | null
  readonly topic_ids: readonly string[]
  readonly catalogue_number: readonly { readonly type: string; readonly number: string }[]
  readonly media_ids: readonly string[]
}
/** What an item tells of its issue; grade, faults, value and the seller's own number are of this piece alone. */
export const factsOfItem = ({ catalogue_number, media_ids, topic_ids, item_kind, width_mm, height_mm, ...item }: Told): GivenFacts => ({
  ...{ item_kind: item_kind as 'stamp', name: item.name, country: item.country, year_issued: item.year_issued, denomination: item.denomination },
  ...{ color: item.color, perforation: item.perforation.slice(0, 40).trim(), format: item.format, printing: item.printing },
  ...{ width_mm: width_mm && Math.round(width_mm), height_mm: height_mm && Math.round(height_mm), total_stamps_issued: item.total_stamps_issued },
  topic_ids: topic_ids.slice(0, 20),
  catalogue_number: catalogue_number
    .flatMap(({ type, number }) => (type === 'own' || !number ? [] : [{ type, number: number.slice(0, 40) }]))
    .slice(0, 12),
  ...(media_ids[0] && { media_id: media_ids[0] as GivenFacts['media_id'], stamp_kind: 'sample' as const }),
})
