import { conditionsOf } from '#features/products/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'

/** Item details frozen in an order. Codes are stored and translated when they are read. */
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
      // Old orders contain the condition `NA`.
      condition && condition !== 'NA' && nameOf(conditionsOf(productable_type), condition),
    ]
      .filter(Boolean)
      .join(' · ')
}
