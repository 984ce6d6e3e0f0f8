import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { compiled } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/db.ts'

/** Address, language, name and time zone for mails. */
const members = compiled((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('members').select(['id', 'email', 'locale', 'full_name', 'time_zone']).where(sql<boolean>`id = any(${ids}::uuid[])`),
)
export async function addressees(db: Db, ids: readonly string[]) {
  const found = (await members(db, { ids })).map((one) => [one.id, { ...one, locale: one.locale as Locale }] as const)
  return new Map<string, (typeof found)[number][1]>(found)
}
