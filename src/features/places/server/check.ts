import { isTerm } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import { tidyPostcode, type Whereabouts, wrongWith } from '../rules.ts'

/** The normalized address, or a refusal. */
export async function checked<A extends Whereabouts>(db: Db, address: A) {
  if (!(await isTerm(db, 'countries', address.country))) return refuse('address.country')
  const wrong = wrongWith(address)
  return wrong ? refuse(wrong) : { ...address, zipcode: tidyPostcode(address.zipcode) }
}
