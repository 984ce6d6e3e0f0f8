import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import type { AddressId } from '../contract.ts'
import type { AddressRow } from './queries.ts'

export async function addressViews(db: Db, rows: readonly AddressRow[], locale: Locale) {
  const name = await termNames(db, locale)
  return rows.map((row) => ({ ...row, id: row.id as AddressId, country_name: name('countries', row.country) }))
}

/** An address's words as an order keeps them. */
export async function freezeAddress(db: Db, { full_name, address, city, state, zipcode, country, phone }: AddressRow, locale: Locale) {
  const name = await termNames(db, locale)
  return { full_name, address, city, state, zipcode, country, country_name: name('countries', country), phone }
}
