import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { profiles } from '../contract.ts'
import { ageOn, type GuardedPart, hiddenParts, type Relationship, usualVisibility } from '../rules.ts'
import type { ProfileRow } from './queries.ts'

type ProfileView = OutputOf<typeof profiles.show>['user']
type TermName = Awaited<ReturnType<typeof termNames>>

/** Values of the guarded parts; empty ones are left out. */
function partsOf(row: ProfileRow, nameOf: TermName) {
  const named = (kind: string, list: Parameters<TermName>[0]) =>
    row.interests.filter((one) => one.kind === kind).map(({ code }) => ({ code, name: nameOf(list, code) }))
  return {
    email: row.email,
    phone: row.phone || undefined,
    gender: (row.gender || undefined) as ProfileView['gender'],
    dob: row.dob ?? undefined,
    age: row.dob === null ? undefined : ageOn(row.today, row.dob),
    city: row.city || undefined,
    state: row.state || undefined,
    zipcode: row.zipcode || undefined,
    language: row.locale as ProfileView['language'],
    interests: { countries: named('country', 'countries'), topics: named('topic', 'topics'), categories: named('category', 'stamp_categories') },
  }
}

export async function profileView(db: Db, locale: Locale, row: ProfileRow, standing: Relationship): Promise<ProfileView> {
  const nameOf = await termNames(db, locale)
  const hidden = hiddenParts({ ...usualVisibility, ...row.visibility }, row.is_private, standing)
  const shown = Object.entries(partsOf(row, nameOf)).filter(([part, value]) => value !== undefined && !hidden.includes(part as GuardedPart))
  const silent = row.is_private && !standing.own && !standing.follows
  return {
    ...Object.fromEntries(shown),
    id: row.id,
    uid: row.uid,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: row.full_name,
    image_url: row.image_url,
    cover_image_url: row.cover_image_url,
    created_at: row.created_at,
    level: row.level as ProfileView['level'],
    is_private: row.is_private,
    is_own: standing.own,
    account_type: row.store?.type === 'business' ? 'Business' : 'Individual',
    description: silent ? '' : row.description,
    country: silent ? null : row.country,
    country_name: silent || !row.country ? null : nameOf('countries', row.country),
    store: row.store && { id: row.store.id as NonNullable<ProfileView['store']>['id'], name: row.store.name, product_count: row.store.product_count },
    hidden,
  }
}
