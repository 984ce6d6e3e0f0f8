import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type AddressRow, ownAddresses } from './queries.ts'

export async function addressViews(db: Db, rows: readonly AddressRow[], locale: Locale) {
  const name = await termNames(db, locale)
  return rows.map((row) => ({ ...row, id: row.id, country_name: name('countries', row.country) }))
}

export async function freezeAddress(db: Db, { full_name, address, city, state, zipcode, country, phone }: AddressRow, locale: Locale) {
  const name = await termNames(db, locale)
  return { full_name, address, city, state, zipcode, country, country_name: name('countries', country), phone }
}

/** Lines of the default address, otherwise of the newest; empty without any. */
export async function addressLines(db: Db, member_id: Id<'members'>, locale: Locale): Promise<string[]> {
  const [row] = await ownAddresses(db, member_id)
  if (!row) return []
  const { address, city, state, zipcode, country_name } = await freezeAddress(db, row, locale)
  return [...address.split('\n'), [zipcode, city].filter(Boolean).join(' '), state ?? '', country_name].map((line) => line.trim()).filter(Boolean)
}
