import { refuse } from '#kernel/refusal.ts'

/** While an item stands like this, others may see it and its pictures are public. */
export const shownStatuses = ['FOR_SALE', 'FOR_TRADE', 'FOR_AUCTION', 'OPEN_TO_OFFERS', 'IN_AUCTION', 'AT_AN_AUCTION', 'AT_AN_EXHIBITION'] as const
/** Set and taken back by the system while it holds: the owner's hand is off. */
const heldStatuses: readonly string[] = ['IN_AUCTION', 'AT_AN_EXHIBITION']

export const isShown = (status: string) => (shownStatuses as readonly string[]).includes(status)

export interface Pieces {
  readonly mint: number
  readonly used: number
}

/** Somebody who keeps nothing of an item does not have it. */
export const countable = ({ mint, used }: Pieces) => (mint + used < 1 ? refuse('stamp_item.quantity') : undefined)

export interface ItemState {
  readonly status: string
  readonly committed_mint: number
  readonly committed_used: number
}

export const isCommitted = ({ committed_mint, committed_used, status }: ItemState) =>
  committed_mint + committed_used > 0 || heldStatuses.includes(status)

/** What is promised cannot become fewer, and stays what it was promised as. */
export function changeable(kept: ItemState, status: string, { mint, used }: Pieces) {
  if (mint < kept.committed_mint || used < kept.committed_used) return refuse('stamp_item.committed')
  return isCommitted(kept) && status !== kept.status ? refuse('stamp_item.committed') : undefined
}

/** Whoever buys wants to see it: what is promised keeps a picture. */
export const pictured = (kept: ItemState, media_ids: readonly string[]) =>
  isCommitted(kept) && !media_ids.length ? refuse('stamp_item.picture_needed') : undefined

/** One picture, one place. */
export const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length

interface Coded {
  readonly item_kind: string
  readonly country: string | null
  readonly catalogue_number: readonly { readonly type: string }[]
  readonly condition: string | null
  readonly grade: string | null
  readonly color: string | null
  readonly quality: string | null
  readonly format: string | null
  readonly shape: string | null
  readonly issue_type: string | null
  readonly topic_ids: readonly string[]
  readonly category_ids: readonly string[]
}
const gradeList = (item_kind: string) => (item_kind === 'coin' ? ('coin_grades' as const) : ('grades' as const))

/** Which vocabulary each code belongs to, and the refusal of a code that is not in it. */
const codedFields = [
  { field: 'country', list: () => 'countries' as const, code: 'stamp_item.country' },
  { field: 'catalogue_number', list: () => 'catalogue_types' as const, code: 'stamp_item.catalogue_number' },
  { field: 'condition', list: () => 'conditions' as const, code: 'stamp_item.condition' },
  { field: 'grade', list: gradeList, code: 'stamp_item.grade' },
  { field: 'color', list: () => 'colours' as const, code: 'stamp_item.color' },
  { field: 'quality', list: () => 'qualities' as const, code: 'stamp_item.quality' },
  { field: 'format', list: () => 'formats' as const, code: 'stamp_item.format' },
  { field: 'shape', list: () => 'shapes' as const, code: 'stamp_item.shape' },
  { field: 'issue_type', list: () => 'issue_types' as const, code: 'stamp_item.issue_type' },
  { field: 'topic_ids', list: () => 'topics' as const, code: 'stamp_item.topic' },
  { field: 'category_ids', list: () => 'stamp_categories' as const, code: 'stamp_item.category' },
] as const satisfies readonly { field: keyof Coded; list: (item_kind: string) => string; code: string }[]

/** All codes of an item: the vocabulary, the code, and the field they stand in. */
export function codesOf(item: Coded) {
  return codedFields.flatMap(({ field, list, code }) => {
    const found = [item[field]].flat().flatMap((one) => (one === null ? [] : typeof one === 'string' ? [one] : [one.type]))
    return found.map((value) => ({ field, list: list(item.item_kind), code, value }))
  })
}
