import { codeOf, nameOf, type Term } from '#features/vocabularies/web/public.tsx'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import type { stores } from '../contract.ts'

export type StoreAnswer = AnswerOf<typeof stores.show>['store']
export type StoreGiven = Omit<GivenOf<typeof stores.create>, 'rates'>

/** Form state. */
export interface StoreDraft {
  readonly name: string
  readonly type: 'individual' | 'business'
  readonly description: string
  readonly country: string
  readonly city: string
  readonly open_hours: string
  readonly phone: string
  readonly website: string
  readonly returns_days: number | undefined
  /** Minor units; undefined while the field is empty. */
  readonly minimum_order: number | undefined
  readonly topic_ids: readonly string[]
  readonly category_ids: readonly string[]
  readonly country_ids: readonly string[]
  readonly specialties: string
  readonly address: string
  readonly zipcode: string
  readonly state: string
}

export const blankStore: StoreDraft = {
  name: '',
  type: 'individual',
  description: '',
  country: '',
  city: '',
  open_hours: '',
  phone: '',
  website: '',
  returns_days: 14,
  minimum_order: undefined,
  ...{ topic_ids: [], category_ids: [], country_ids: [], specialties: '', address: '', zipcode: '', state: '' },
}

export const storeDraftOf = (
  { name, type, description, country, city, open_hours, phone, website, returns_days, specialties, address, zipcode, state, ...deals }: StoreAnswer,
  countries: readonly Term[],
): StoreDraft => ({
  ...{ name, type, description, country: nameOf(countries, country), city, open_hours, phone, website, returns_days },
  ...{ specialties, address, zipcode, state, minimum_order: deals.minimum_order || undefined },
  topic_ids: deals.topics.map(({ code }) => code),
  category_ids: deals.categories.map(({ code }) => code),
  country_ids: deals.countries.map(({ code }) => code),
})

export const storeGiven = (
  draft: StoreDraft,
  countries: readonly Term[],
  profile_media_id: string | undefined,
  kept?: StoreAnswer | null,
): StoreGiven => ({
  ...draft,
  topic_ids: [...draft.topic_ids],
  category_ids: [...draft.category_ids],
  country_ids: [...draft.country_ids],
  country: codeOf(countries, draft.country) ?? '',
  returns_days: draft.returns_days as number,
  minimum_order: draft.minimum_order ?? 0,
  profile_media_id: (profile_media_id ?? null) as StoreGiven['profile_media_id'],
  cover_media_id: (kept?.cover_media?.id ?? null) as StoreGiven['cover_media_id'],
})

/** Countries of today, from which parcels can be sent. */
export const standingCountries = (countries: readonly Term[] = []) => countries.filter(({ code }) => /^[A-Z]{2}$/.test(code))
