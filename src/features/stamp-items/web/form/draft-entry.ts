import type { Entry } from '#features/catalogue/web/public.tsx'
import { emptyNumber, type ItemDraft, type TypedNumber } from '../blank-draft.ts'

const MOST_NUMBERS = 12

/** The few facts that an entry tells. What it does not know, and a name that somebody gave, stay as they were typed. */
export function filledFrom(entry: Entry, typed: ItemDraft): Partial<ItemDraft> {
  const draft = { ...typed, ...withoutEntry(typed) }
  const { id, number, name, names, year_issued, denomination, color, perforation, format, width_mm, height_mm, topics } = entry
  const filled: Partial<ItemDraft> = {
    item_kind: entry.item_kind,
    ...(draft.name.trim() === '' && { name }),
    ...(names.country && { country: names.country }),
    ...(year_issued && { year_issued: String(year_issued) }),
    ...(denomination && { denomination }),
    ...(color && { color }),
    ...(perforation && { perforation }),
    ...(format && { format }),
    ...(width_mm && { width_mm: String(width_mm) }),
    ...(height_mm && { height_mm: String(height_mm) }),
    ...(topics.length && { topic_ids: topics.map(({ code }) => code) }),
    ...(entry.catalogue_number.length && { catalogue_number: numbersFrom(entry, draft) }),
  }
  const before = Object.fromEntries(Object.keys(filled).map((field) => [field, draft[field as keyof ItemDraft]]))
  return { ...withoutEntry(typed), ...filled, entry: { id, number, name, filled, before } }
}

/** The system in which this collector counts stands first; what they wrote of another system stays behind it. */
function numbersFrom({ catalogue_number }: Entry, draft: ItemDraft): readonly TypedNumber[] {
  const usual = draft.catalogue_number[0]?.type
  const known = catalogue_number.map(({ type, number }) => ({ ...emptyNumber, type, number }))
  const own = draft.catalogue_number.filter(({ type, number }) => number.trim() !== '' && !known.some((one) => one.type === type))
  const [first, others] = [known.filter(({ type }) => type === usual), known.filter(({ type }) => type !== usual)]
  return [...first, ...others, ...own].slice(0, MOST_NUMBERS)
}

/** As it was before the entry; what was written since stays. */
export function withoutEntry(draft: ItemDraft): Partial<ItemDraft> {
  if (!draft.entry) return { entry: null }
  const { filled, before } = draft.entry
  const untouched = (field: string) => JSON.stringify(draft[field as keyof ItemDraft]) === JSON.stringify(filled[field as keyof ItemDraft])
  return { ...Object.fromEntries(Object.entries(before).filter(([field]) => untouched(field))), entry: null }
}
