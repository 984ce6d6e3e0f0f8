import type { $ZodObject } from 'zod/v4/core'
import { codeOf, type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import { stampItems } from '../contract.ts'
import { blankDraft, draftFields, emptyNumber, type ItemDraft } from './blank-draft.ts'

export type ItemAnswer = AnswerOf<typeof stampItems.update>['stamp_item']
/** With what its own page tells besides. */
export type ShownAnswer = AnswerOf<typeof stampItems.show>['stamp_item']
export type ItemGiven = GivenOf<typeof stampItems.create>

const { words, codes, currencies, days, wholes, decimals, lists, amounts } = draftFields
const texts = [...words, ...codes, ...currencies, ...days, ...wholes, ...decimals] as const

const picked = <From extends object, Name extends keyof From, To>(from: From, names: readonly Name[], change: (value: From[Name]) => To) =>
  Object.fromEntries(names.map((name) => [name, change(from[name])])) as Record<Name, To>

export function draftOf(item: ItemAnswer, vocabularies: Lists): ItemDraft {
  return {
    ...picked(item, texts, (value) => String(value ?? '')),
    ...picked(item, lists, (value) => value),
    ...picked(item, amounts, (value) => value),
    item_kind: item.item_kind,
    name: item.name,
    status: item.status,
    country: nameOf(vocabularies.countries, item.country),
    catalogue_number: item.catalogue_number.length ? item.catalogue_number : [emptyNumber],
    mint: String(item.quantity_owned.mint),
    used: String(item.quantity_owned.used),
    tags: item.tags.join(', '),
    may_be_exhibited: item.may_be_exhibited,
    entry: item.catalogue_entry && { ...item.catalogue_entry, filled: {}, before: {} },
  }
}

/** What is true of this one copy only: another one of the same begins without it. */
const OF_ONE_COPY = [
  'status',
  'certificate_body',
  'certificate_number',
  'certificate_date',
  'certificate_opinion',
  'purchase_price',
  'purchase_date',
  'private_note',
] as const

/** Another one of the same: all that is known of it, but not its pictures, nor what becomes of it. */
export const draftLike = (item: ItemAnswer, vocabularies: Lists): ItemDraft => {
  const { mint, used, ...draft } = draftOf(item, vocabularies)
  const begun = picked(blankDraft, OF_ONE_COPY, (value) => value) as Partial<ItemDraft>
  return { ...draft, ...begun, ...(Number(used) > 0 || Number(mint) === 0 ? { mint: '0', used: '1' } : { mint: '1', used: '0' }) }
}

/** "Ceres 20 c, France 1849" is for people; until somebody writes it, the item is called by what is known of it. */
export function guessedName({ country, year_issued, denomination, catalogue_number: [first] }: ItemDraft, catalogue: string): string {
  const place = [country.trim(), year_issued.trim()].filter(Boolean).join(' ')
  const number = first?.number.trim() && `${catalogue} ${first.number.trim()}`
  return [place, denomination.trim(), number].filter(Boolean).join(', ')
}

/** What is no number goes as it was typed: the server finds the words for it. */
const figure = (text: string) => (text.trim() === '' ? null : /^\d{1,13}$/.test(text.trim()) ? Number(text) : (text as unknown as number))
/** A comma is a point in most languages; ½ and ¼ are how gauges are printed. */
function decimal(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('¼', '.25').replace('½', '.5').replace('¾', '.75')
  return plain === '' ? null : /^\d{1,6}(\.\d{1,4})?$/.test(plain) ? Number(plain) : (text as unknown as number)
}

/** As the API takes it. */
export function givenOf(draft: ItemDraft, vocabularies: Lists, media_ids: ItemGiven['media_ids']): ItemGiven {
  return {
    ...picked(draft, words, (text) => text),
    ...picked(draft, [...codes, ...days], (text) => text || null),
    ...picked(draft, wholes, figure),
    ...picked(draft, decimals, decimal),
    ...picked(draft, lists, (chosen) => [...chosen]),
    ...picked(draft, amounts, (amount) => amount),
    estimated_catalogue_currency: draft.estimated_catalogue_value === null ? null : draft.estimated_catalogue_currency || null,
    purchase_currency: draft.purchase_price === null ? null : draft.purchase_currency || null,
    item_kind: draft.item_kind as ItemGiven['item_kind'],
    name: draft.name,
    status: draft.status as ItemGiven['status'],
    media_ids,
    country: codeOf(vocabularies.countries, draft.country),
    catalogue_number: draft.catalogue_number.filter(({ number }) => number.trim() !== ''),
    tags: draft.tags
      .split(/[,，、]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    may_be_exhibited: draft.may_be_exhibited,
    catalogue_entry_id: (draft.entry?.id ?? null) as ItemGiven['catalogue_entry_id'],
    quantity_owned: { mint: figure(draft.mint) ?? 0, used: figure(draft.used) ?? 0 },
  }
}

/** The item as it stands, in the words of a change: for those who change one thing of it. Only what a change takes is sent. */
export function givenAgain(item: ItemAnswer): ItemGiven {
  const known = Object.keys((stampItems.create.input as $ZodObject)._zod.def.shape) as (keyof ItemAnswer & keyof ItemGiven)[]
  return {
    ...(picked(
      item,
      known.filter((name) => name in item),
      (value) => value,
    ) as unknown as ItemGiven),
    catalogue_entry_id: item.catalogue_entry?.id ?? null,
    status: item.status as ItemGiven['status'],
    media_ids: item.medias.map(({ id }) => id),
  }
}
