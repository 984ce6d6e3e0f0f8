import { codeOf, type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import type { stampItems } from '../contract.ts'

export type ItemAnswer = AnswerOf<typeof stampItems.show>['stamp_item']
export type ItemGiven = GivenOf<typeof stampItems.create>

/** A number in a catalogue as it is typed; value and year travel along. */
export interface TypedNumber {
  readonly type: string
  readonly number: string
  readonly value: number | null
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
/** The form as it is typed: words, so that it survives a reload and a refusal unchanged. */
export interface ItemDraft {
  readonly item_kind: string
  readonly name: string
  readonly status: string
  readonly country: string
  readonly year_issued: string
  readonly condition: string
  readonly catalogue_number: readonly TypedNumber[]
  readonly denomination: string
  readonly grade: string
  readonly color: string
  readonly format: string
  readonly perforation: string
  readonly width_mm: string
  readonly height_mm: string
  readonly description: string
  readonly mint: string
  readonly used: string
  readonly topic_ids: readonly string[]
  readonly entry: HeldEntry | null
}

export const emptyNumber: TypedNumber = { type: 'scott', number: '', value: null, year: null }

export const blankDraft: ItemDraft = {
  item_kind: 'stamp',
  name: '',
  status: 'PRIVATE',
  country: '',
  year_issued: '',
  condition: '',
  catalogue_number: [emptyNumber],
  denomination: '',
  grade: '',
  color: '',
  format: '',
  perforation: '',
  width_mm: '',
  height_mm: '',
  description: '',
  mint: '0',
  used: '1',
  topic_ids: [],
  entry: null,
}

export function draftOf(item: ItemAnswer, lists: Lists): ItemDraft {
  return {
    ...item,
    country: nameOf(lists.countries, item.country),
    year_issued: item.year_issued === null ? '' : String(item.year_issued),
    condition: item.condition ?? '',
    catalogue_number: item.catalogue_number.length ? item.catalogue_number : [emptyNumber],
    grade: item.grade ?? '',
    color: item.color ?? '',
    format: item.format ?? '',
    width_mm: item.width_mm === null ? '' : String(item.width_mm),
    height_mm: item.height_mm === null ? '' : String(item.height_mm),
    entry: item.catalogue_entry && { ...item.catalogue_entry, filled: {}, before: {} },
    mint: String(item.quantity_owned.mint),
    used: String(item.quantity_owned.used),
  }
}

/** Another one of the same: all that is known of it, but not its pictures, nor what becomes of it. */
export const draftLike = (item: ItemAnswer, lists: Lists): ItemDraft => {
  const { mint, used, ...draft } = draftOf(item, lists)
  return { ...draft, status: blankDraft.status, ...(Number(used) > 0 || Number(mint) === 0 ? { mint: '0', used: '1' } : { mint: '1', used: '0' }) }
}

/** "Ceres 20 c, France 1849" is for people; until somebody writes it, the item is called by what is known of it. */
export function guessedName({ country, year_issued, denomination, catalogue_number: [first] }: ItemDraft, catalogue: string): string {
  const place = [country.trim(), year_issued.trim()].filter(Boolean).join(' ')
  const number = first?.number.trim() && `${catalogue} ${first.number.trim()}`
  return [place, denomination.trim(), number].filter(Boolean).join(', ')
}

/** What is no number goes as it was typed: the server finds the words for it. */
const figure = (text: string) => (text.trim() === '' ? null : /^\d{1,7}$/.test(text.trim()) ? Number(text) : (text as unknown as number))

/** As the API takes it; what this form does not show stays as the item had it. */
export function givenOf(draft: ItemDraft, lists: Lists, media_ids: ItemGiven['media_ids'], kept?: ItemAnswer): ItemGiven {
  const { mint, used, item_kind, status, topic_ids, catalogue_number, ...rest } = draft
  return {
    item_kind: item_kind as ItemGiven['item_kind'],
    name: rest.name,
    status: status as ItemGiven['status'],
    media_ids,
    country: codeOf(lists.countries, rest.country),
    year_issued: figure(rest.year_issued),
    denomination: rest.denomination,
    catalogue_number: catalogue_number.filter(({ number }) => number.trim() !== ''),
    condition: rest.condition || null,
    grade: rest.grade || null,
    color: rest.color || null,
    format: rest.format || null,
    perforation: rest.perforation,
    description: rest.description,
    width_mm: figure(rest.width_mm),
    height_mm: figure(rest.height_mm),
    topic_ids: [...topic_ids],
    // A draft that was kept before there was a catalogue has no such word.
    catalogue_entry_id: (draft.entry?.id ?? null) as ItemGiven['catalogue_entry_id'],
    quantity_owned: { mint: figure(mint) ?? 0, used: figure(used) ?? 0 },
    quality: kept?.quality ?? null,
    shape: kept?.shape ?? null,
    issue_type: kept?.issue_type ?? null,
    category_ids: kept?.category_ids ?? [],
  }
}

/** The item as it stands, in the words of a change: for those who change one thing of it. */
export function givenAgain({ medias, catalogue_entry, ...item }: ItemAnswer): ItemGiven {
  const { id: _id, number: _number, user_id: _owner, committed: _committed, created_at: _made, updated_at: _changed, ...fields } = item
  return {
    ...fields,
    catalogue_entry_id: catalogue_entry?.id ?? null,
    status: item.status as ItemGiven['status'],
    media_ids: medias.map(({ id }) => id) as ItemGiven['media_ids'],
  }
}
