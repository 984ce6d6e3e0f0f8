import { codeOf, nameOf, type Term } from '#features/vocabularies/web/public.tsx'
import type { GivenOf } from '#kernel/operation.ts'
import type { profiles } from '../../contract.ts'
import type { ProfileAnswer } from '../profile-facts.ts'

const worded = ['first_name', 'last_name', 'username', 'description', 'phone', 'gender', 'dob', 'city', 'state', 'zipcode', 'language'] as const
type ProfileTextName = (typeof worded)[number]
export type ProfileDraft = Record<ProfileTextName | 'country', string> & { country_ids: string[]; topic_ids: string[]; category_ids: string[] }

/** 1990-12-24 ↔ 24-12-1990; other text is unchanged, so that the server refuses it. */
const turned = (day: string) => (/^(\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4})$/.test(day) ? day.split('-').reverse().join('-') : day)

export function draftOf(user: ProfileAnswer, countries: readonly Term[]): ProfileDraft {
  const codes = (list: readonly { code: string }[] = []) => list.map(({ code }) => code)
  const texts = Object.fromEntries(worded.map((name) => [name, user[name] ?? ''])) as Record<ProfileTextName, string>
  const { interests } = user
  return {
    ...texts,
    dob: typeof user.dob === 'string' ? turned(user.dob) : '',
    country: user.country ? nameOf(countries, user.country) : '',
    country_ids: codes(interests?.countries),
    topic_ids: codes(interests?.topics),
    category_ids: codes(interests?.categories),
  }
}

/** Only changed fields are sent, so that changes made meanwhile on another device stay. */
export function changesOf(before: ProfileDraft, now: ProfileDraft, countries: readonly Term[]): GivenOf<typeof profiles.update> {
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ProfileDraft]))
  const given: Record<string, unknown> = Object.fromEntries(changed)
  if ('country' in given) given.country = codeOf(countries, now.country)
  if ('dob' in given) given.dob = now.dob ? turned(now.dob.trim()) : null
  return given as GivenOf<typeof profiles.update>
}
