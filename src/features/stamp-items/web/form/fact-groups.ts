import { coinScales } from '../../rules.ts'
import type { ItemDraft, TextName } from '../blank-draft.ts'

/** How a field is asked. `list`: its vocabulary; `wide`: it takes the whole row. */
export type FactField =
  | {
      readonly as: 'words' | 'whole' | 'decimal' | 'day' | 'prose'
      readonly name: TextName | 'mint' | 'used' | 'tags'
      readonly most?: number
      readonly wide?: true
    }
  | { readonly as: 'code'; readonly name: TextName | 'status'; readonly list: string; readonly wide?: true }
  | { readonly as: 'codes'; readonly name: 'faults' | 'topic_ids' | 'category_ids'; readonly list: string }
  | {
      readonly as: 'money'
      readonly name: 'estimated_catalogue_value' | 'purchase_price'
      readonly currency: 'estimated_catalogue_currency' | 'purchase_currency'
    }
  | { readonly as: 'flag'; readonly name: 'may_be_exhibited' }

export type GroupName = 'piece' | 'state' | 'making' | 'certificate' | 'worth' | 'collection' | 'subject'
type Kind = 'stamp' | 'coin' | 'banknote' | 'other'
const [stamp, coin, banknote, other]: readonly Kind[] = ['stamp', 'coin', 'banknote', 'other']
const all = [stamp, coin, banknote, other]

const asked = (kinds: readonly (Kind | undefined)[], field: FactField) => ({ kinds, field })

/** Facts that not every collector tells of every item: in groups that are opened when wanted, each field where its kind has it. */
const groups = {
  piece: [
    asked(all, { as: 'words', name: 'denomination', most: 60 }),
    asked([stamp, banknote, other], { as: 'code', name: 'color', list: 'stampColors' }),
    asked([stamp], { as: 'code', name: 'format', list: 'stampFormatTypes' }),
    asked([stamp, coin], { as: 'code', name: 'shape', list: 'shapes' }),
    asked([stamp], { as: 'code', name: 'issue_type', list: 'issueTypes' }),
    asked([coin], { as: 'code', name: 'metal', list: 'metals' }),
    asked([coin], { as: 'code', name: 'edge', list: 'edges' }),
    asked([coin], { as: 'words', name: 'mint_mark', most: 20 }),
    asked([coin], { as: 'decimal', name: 'weight_g' }),
    asked([coin], { as: 'decimal', name: 'diameter_mm' }),
    asked([stamp, banknote, other], { as: 'whole', name: 'width_mm' }),
    asked([stamp, banknote, other], { as: 'whole', name: 'height_mm' }),
  ],
  state: [
    asked([coin, banknote], { as: 'code', name: 'grade_scale', list: 'coinGrades' }),
    asked(all, { as: 'code', name: 'grade', list: 'stampGrades' }),
    asked(all, { as: 'code', name: 'quality', list: 'stampQualities' }),
    asked([stamp], { as: 'code', name: 'gum', list: 'gum' }),
    asked(all, { as: 'codes', name: 'faults', list: 'faults' }),
  ],
  making: [
    asked([stamp], { as: 'code', name: 'separation', list: 'separations' }),
    asked([stamp], { as: 'words', name: 'perforation', most: 40 }),
    asked([stamp], { as: 'decimal', name: 'gauge_top' }),
    asked([stamp], { as: 'decimal', name: 'gauge_right' }),
    asked([stamp], { as: 'decimal', name: 'gauge_bottom' }),
    asked([stamp], { as: 'decimal', name: 'gauge_left' }),
    asked([stamp, banknote], { as: 'code', name: 'watermark', list: 'watermarks' }),
    asked([stamp, banknote], { as: 'code', name: 'paper', list: 'papers' }),
    asked([stamp, banknote], { as: 'code', name: 'printing', list: 'printings' }),
  ],
  certificate: [
    asked(all, { as: 'code', name: 'certificate_body', list: 'certificateBodies' }),
    asked(all, { as: 'words', name: 'certificate_number', most: 60 }),
    asked(all, { as: 'day', name: 'certificate_date' }),
    asked(all, { as: 'code', name: 'certificate_opinion', list: 'certificateOpinions' }),
  ],
  worth: [
    asked(all, { as: 'money', name: 'estimated_catalogue_value', currency: 'estimated_catalogue_currency' }),
    asked(all, { as: 'whole', name: 'estimated_catalogue_year' }),
    asked(all, { as: 'whole', name: 'coins_value' }),
    asked(all, { as: 'whole', name: 'total_stamps_issued' }),
    asked([stamp], { as: 'whole', name: 'related_set_stamps_count' }),
  ],
  subject: [
    asked(all, { as: 'codes', name: 'topic_ids', list: 'topics' }),
    asked(all, { as: 'codes', name: 'category_ids', list: 'stampCategories' }),
    asked(all, { as: 'words', name: 'tags', most: 400, wide: true }),
    asked(all, { as: 'prose', name: 'description', most: 5_000, wide: true }),
  ],
  collection: [
    asked(all, { as: 'code', name: 'status', list: 'stampItemStatuses', wide: true }),
    asked(all, { as: 'whole', name: 'mint' }),
    asked(all, { as: 'whole', name: 'used' }),
    asked(all, { as: 'words', name: 'storage_place', most: 120, wide: true }),
    asked(all, { as: 'money', name: 'purchase_price', currency: 'purchase_currency' }),
    asked(all, { as: 'day', name: 'purchase_date' }),
    asked(all, { as: 'prose', name: 'private_note', most: 5_000, wide: true }),
    asked(all, { as: 'flag', name: 'may_be_exhibited' }),
  ],
} as const satisfies Record<GroupName, readonly ReturnType<typeof asked>[]>

export interface FactGroup {
  readonly name: GroupName
  readonly fields: readonly FactField[]
}

export const groupsOf = (item_kind: string): FactGroup[] =>
  Object.entries(groups).flatMap(([name, rows]) => {
    const fields = rows.filter(({ kinds }) => kinds.some((kind) => kind === item_kind)).map(({ field }) => field as FactField)
    return fields.length ? [{ name: name as GroupName, fields }] : []
  })

/** Everything that another kind does not have goes when the kind is changed: it would be kept unseen. */
export function withoutForeign(draft: ItemDraft, item_kind: string, blank: ItemDraft): Partial<ItemDraft> {
  const kept = new Set<string>(groupsOf(item_kind).flatMap(({ fields }) => fields.map(({ name }) => name)))
  const foreign = groupsOf(draft.item_kind).flatMap(({ fields }) => fields.map(({ name }) => name).filter((name) => !kept.has(name)))
  return { ...Object.fromEntries(foreign.map((name) => [name, blank[name]])), item_kind, grade: '', grade_scale: '', shape: '' }
}

/** The scales that coins, or notes, are graded by. */
export const scalesOf = (item_kind: string) =>
  item_kind === 'banknote' ? ['banknote', 'sheldon'] : coinScales.filter((scale) => scale !== 'banknote')
