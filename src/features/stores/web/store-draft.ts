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
}

export const storeDraftOf = (
  { name, type, description, country, city, open_hours, phone, website, returns_days }: StoreAnswer,
  countries: readonly Term[],
): StoreDraft => ({ name, type, description, country: nameOf(countries, country), city, open_hours, phone, website, returns_days })

export const storeGiven = (
  draft: StoreDraft,
  countries: readonly Term[],
  profile_media_id: string | undefined,
  kept?: StoreAnswer | null,
): StoreGiven => ({
  ...draft,
  country: codeOf(countries, draft.country) ?? '',
  returns_days: draft.returns_days as number,
  profile_media_id: (profile_media_id ?? null) as StoreGiven['profile_media_id'],
  cover_media_id: (kept?.cover_media?.id ?? null) as StoreGiven['cover_media_id'],
})

/** Countries of today, from which parcels can be sent. */
export const standingCountries = (countries: readonly Term[] = []) => countries.filter(({ code }) => /^[A-Z]{2}$/.test(code))
