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

/** What is promised cannot become fewer, and stays what it was promised as; what bidders look at is not edited at all. */
export function changeable(kept: ItemState, status: string, { mint, used }: Pieces) {
  if (heldStatuses.includes(kept.status)) return refuse('stamp_item.committed')
  if (mint < kept.committed_mint || used < kept.committed_used) return refuse('stamp_item.committed')
  return isCommitted(kept) && status !== kept.status ? refuse('stamp_item.committed') : undefined
}

/** Some pieces leave, some stay, and none that is promised leaves. */
export function splittable(kept: ItemState & Pieces, { mint, used }: Pieces) {
  if (mint + used < 1 || mint > kept.mint || used > kept.used || mint + used >= kept.mint + kept.used) return refuse('stamp_item.split')
  return mint > kept.mint - kept.committed_mint || used > kept.used - kept.committed_used ? refuse('stamp_item.committed') : undefined
}
/** What the system has set is over for pieces that are free. */
export const freeStatus = <Status extends string>(status: Status) => (heldStatuses.includes(status) ? ('PRIVATE' as Status) : status)

/** Whoever buys wants to see it: what is promised keeps a picture. */
export const pictured = (kept: ItemState, media_ids: readonly string[]) =>
  isCommitted(kept) && !media_ids.length ? refuse('stamp_item.picture_needed') : undefined

/** One picture, one place. */
export const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length

/** Fields that hold a code of a vocabulary, and the refusal of a code that is not in it. */
const codedFields = [
  { field: 'country', list: 'countries', code: 'stamp_item.country' },
  { field: 'catalogue_number', list: 'catalogue_types', code: 'stamp_item.catalogue_number' },
  { field: 'condition', list: 'conditions', code: 'stamp_item.condition' },
  { field: 'grade', list: 'grades', code: 'stamp_item.grade' },
  { field: 'color', list: 'colours', code: 'stamp_item.color' },
  { field: 'quality', list: 'qualities', code: 'stamp_item.quality' },
  { field: 'gum', list: 'gum', code: 'stamp_item.gum' },
  { field: 'faults', list: 'faults', code: 'stamp_item.faults' },
  { field: 'format', list: 'formats', code: 'stamp_item.format' },
  { field: 'shape', list: 'shapes', code: 'stamp_item.shape' },
  { field: 'issue_type', list: 'issue_types', code: 'stamp_item.issue_type' },
  { field: 'separation', list: 'separations', code: 'stamp_item.separation' },
  { field: 'watermark', list: 'watermarks', code: 'stamp_item.watermark' },
  { field: 'paper', list: 'papers', code: 'stamp_item.paper' },
  { field: 'printing', list: 'printings', code: 'stamp_item.printing' },
  { field: 'metal', list: 'metals', code: 'stamp_item.metal' },
  { field: 'edge', list: 'edges', code: 'stamp_item.edge' },
  { field: 'certificate_body', list: 'certificate_bodies', code: 'stamp_item.certificate_body' },
  { field: 'certificate_opinion', list: 'certificate_opinions', code: 'stamp_item.certificate_opinion' },
  { field: 'topic_ids', list: 'topics', code: 'stamp_item.topic' },
  { field: 'category_ids', list: 'stamp_categories', code: 'stamp_item.category' },
] as const
type CodedField = (typeof codedFields)[number]['field']
type Coded = { readonly item_kind: string } & Partial<
  Readonly<Record<CodedField, string | null | readonly string[] | readonly { readonly type: string }[]>>
>

/** Coins and notes have grades of their own. */
export const gradesOf = (item_kind: string) => (item_kind === 'coin' || item_kind === 'banknote' ? ('coin_grades' as const) : ('grades' as const))
/** A stamp is graded by its centring; a coin by the scale that its grade belongs to. */
export const CENTERING = 'centering'
/** Lists that can stand among the coins' grades without being a scale. */
export const coinScales: readonly string[] = ['sheldon', 'ladder', 'uk', 'fr', 'es', 'de', 'it', 'banknote']

/** All codes of an item: the vocabulary, the code, and the field they stand in. */
export function codesOf(item: Coded) {
  return codedFields.flatMap(({ field, list, code }) => {
    const found = [item[field] ?? []].flat().map((one) => (typeof one === 'string' ? one : one.type))
    return found.map((value) => ({ field, list: field === 'grade' ? gradesOf(item.item_kind) : list, code, value }))
  })
}

/** Of its owner alone, whatever the status: where it lies, what was paid and when, and what was noted. */
export const withoutOwnersFacts = <Item extends object>(item: Item) => ({
  ...item,
  storage_place: '',
  purchase_price: null,
  purchase_currency: null,
  purchase_date: null,
  private_note: '',
})
