/** A number in a catalogue as it is typed. */
export interface TypedNumber {
  readonly type: string
  readonly number: string
  readonly custom_value: string
  readonly value: number | null
  readonly currency: string | null
  readonly year: number | null
}
/** The entry that the item is a copy of, what it filled in, and what stood there before. */
interface HeldEntry {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly filled: Partial<ItemDraft>
  readonly before: Partial<ItemDraft>
}

/** Fields by what they hold; all of them are typed as text, so that a draft survives a reload and a refusal unchanged. */
export const draftFields = {
  words: ['denomination', 'perforation', 'mint_mark', 'certificate_number', 'description', 'storage_place', 'private_note'],
  codes: [
    'condition',
    'grade',
    'grade_scale',
    'color',
    'quality',
    'gum',
    'format',
    'shape',
    'issue_type',
    'separation',
    'watermark',
    'paper',
    'printing',
    'metal',
    'edge',
    'certificate_body',
    'certificate_opinion',
  ],
  currencies: ['estimated_catalogue_currency', 'purchase_currency'],
  days: ['certificate_date', 'purchase_date'],
  wholes: ['year_issued', 'width_mm', 'height_mm', 'estimated_catalogue_year', 'coins_value', 'total_stamps_issued', 'related_set_stamps_count'],
  decimals: ['gauge_top', 'gauge_right', 'gauge_bottom', 'gauge_left', 'weight_g', 'diameter_mm'],
  lists: ['faults', 'topic_ids', 'category_ids'],
  amounts: ['estimated_catalogue_value', 'purchase_price'],
} as const
type Fields = typeof draftFields
export type TextName = Fields['words' | 'codes' | 'currencies' | 'days' | 'wholes' | 'decimals'][number]

/** The form as it is typed. */
export type ItemDraft = {
  readonly item_kind: string
  readonly name: string
  readonly status: string
  readonly country: string
  readonly catalogue_number: readonly TypedNumber[]
  readonly mint: string
  readonly used: string
  readonly tags: string
  readonly may_be_exhibited: boolean
  readonly entry: HeldEntry | null
} & Readonly<Record<TextName, string>> &
  Readonly<Record<Fields['lists'][number], readonly string[]>> &
  /** Minor units. */
  Readonly<Record<Fields['amounts'][number], number | null>>

export const emptyNumber: TypedNumber = { type: 'scott', number: '', custom_value: '', value: null, currency: null, year: null }

const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

const { words, codes, currencies, days, wholes, decimals, lists, amounts } = draftFields
export const blankDraft: ItemDraft = {
  ...each([...words, ...codes, ...currencies, ...days, ...wholes, ...decimals], ''),
  ...each(lists, []),
  ...each(amounts, null),
  item_kind: 'stamp',
  name: '',
  status: 'PRIVATE',
  country: '',
  catalogue_number: [emptyNumber],
  mint: '0',
  used: '1',
  tags: '',
  may_be_exhibited: false,
  entry: null,
}
