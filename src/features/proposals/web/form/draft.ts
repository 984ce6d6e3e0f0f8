import type { Entry } from '#features/catalogue/web/public.tsx'
import { codeOf, type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import type { ProposedFacts } from '../../shapes.ts'

export interface DraftNumber {
  readonly type: string
  readonly number: string
}
export interface FactsDraft {
  readonly item_kind: 'stamp' | 'coin' | 'banknote' | 'other'
  readonly stamp_kind: 'actual' | 'sample'
  readonly name: string
  readonly series: string
  /** As it is typed: a name of the list. */
  readonly country: string
  readonly year_issued: string
  readonly denomination: string
  readonly color: string
  readonly perforation: string
  readonly format: string
  readonly printing: string
  readonly width_mm: string
  readonly height_mm: string
  readonly designer: string
  readonly printer: string
  readonly total_stamps_issued: string
  readonly description: string
  readonly topic_ids: readonly string[]
  readonly catalogue_number: readonly DraftNumber[]
}
export type WordName = { [Name in keyof FactsDraft]: FactsDraft[Name] extends string ? Name : never }[keyof FactsDraft]

export const blankDraft: FactsDraft = {
  item_kind: 'stamp',
  stamp_kind: 'actual',
  name: '',
  series: '',
  country: '',
  year_issued: '',
  denomination: '',
  color: '',
  perforation: '',
  format: '',
  printing: '',
  width_mm: '',
  height_mm: '',
  designer: '',
  printer: '',
  total_stamps_issued: '',
  description: '',
  topic_ids: [],
  catalogue_number: [{ type: 'scott', number: '' }],
}

const text = (value: string | number | null) => (value === null ? '' : String(value))

export function draftOf(entry: Entry, lists: Lists): FactsDraft {
  const { country, catalogue_number, topics } = entry
  return {
    ...blankDraft,
    ...{ item_kind: entry.item_kind, stamp_kind: entry.stamp_kind, name: entry.name, series: entry.series, denomination: entry.denomination },
    country: country ? nameOf(lists.countries, country) : '',
    ...{ year_issued: text(entry.year_issued), color: text(entry.color), perforation: entry.perforation, format: text(entry.format) },
    ...{ printing: text(entry.printing), width_mm: text(entry.width_mm), height_mm: text(entry.height_mm) },
    ...{ designer: entry.designer, printer: entry.printer, description: entry.description },
    total_stamps_issued: text(entry.total_stamps_issued),
    topic_ids: topics.map(({ code }) => code),
    catalogue_number: catalogue_number.length ? catalogue_number.map(({ type, number }) => ({ type, number })) : blankDraft.catalogue_number,
  }
}

/** Typed and no number: sent as what no measure can be, so that the server says so at the field. */
const UNCLEAR = -1
const whole = (typed: string) => (typed.trim() === '' ? null : /^\d{1,13}$/.test(typed.trim()) ? Number(typed) : UNCLEAR)

/** What the form says. */
export function factsIn(draft: FactsDraft, lists: Lists, media_id: string | null): ProposedFacts {
  const { item_kind, stamp_kind, name, series, denomination, perforation, designer, printer, description } = draft
  return {
    ...{ item_kind, stamp_kind, name: name.trim(), series: series.trim(), denomination: denomination.trim(), perforation: perforation.trim() },
    ...{ designer: designer.trim(), printer: printer.trim(), description: description.trim() },
    country: codeOf(lists.countries, draft.country),
    ...{ color: draft.color || null, format: draft.format || null, printing: draft.printing || null },
    ...{ year_issued: whole(draft.year_issued), width_mm: whole(draft.width_mm), height_mm: whole(draft.height_mm) },
    total_stamps_issued: whole(draft.total_stamps_issued),
    topic_ids: [...draft.topic_ids],
    catalogue_number: draft.catalogue_number
      .filter(({ number }) => number.trim() !== '')
      .map(({ type, number }) => ({ type, number: number.trim() })),
    media_id: media_id as ProposedFacts['media_id'],
  }
}

const isEmpty = (value: unknown) => value === null || value === '' || value === undefined || (Array.isArray(value) && value.length === 0)

/** A new entry says only what is known. */
export const known = (facts: ProposedFacts): ProposedFacts =>
  Object.fromEntries(Object.entries(facts).filter(([name, value]) => name === 'name' || !isEmpty(value))) as ProposedFacts

/** What differs from the entry, and what stands there. */
export function changed(facts: ProposedFacts, before: ProposedFacts): { facts: ProposedFacts; base: ProposedFacts } {
  const told = (value: unknown) => (isEmpty(value) ? '' : JSON.stringify(value))
  const names = (Object.keys(facts) as (keyof ProposedFacts)[]).filter((name) => told(facts[name]) !== told(before[name]))
  const only = (of: ProposedFacts) => Object.fromEntries(names.map((name) => [name, of[name]])) as ProposedFacts
  return { facts: only(facts), base: only(before) }
}
