import { conditionsOf } from '#features/products/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'

/** What an order freezes of a thing beside its name: codes, said in the reader's language whenever it is read. */
export interface Facts {
  readonly country: string | null
  readonly year_issued: number | null
  readonly condition: string | null
  readonly catalogue_number: string | null
  readonly productable_type?: string
}

export async function factsIn(db: Db, locale: Locale): Promise<(facts: Facts) => string> {
  const nameOf = await termNames(db, locale)
  return ({ country, year_issued, condition, catalogue_number, productable_type = 'StampItem' }) =>
    [
      country && nameOf('countries', country),
      year_issued,
      catalogue_number,
      // Orders from before keep a condition that says nothing.
      condition && condition !== 'NA' && nameOf(conditionsOf(productable_type), condition),
    ]
      .filter(Boolean)
      .join(' · ')
}
