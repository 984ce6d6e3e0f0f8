import type { Db } from '#server/db/db.ts'
import { catalogueNumberOf, type NumberAsked } from '../rules-number.ts'
import { termsOf } from './terms.ts'

const known = new WeakMap<object, ReadonlyMap<string, string>>()

/** The catalogue and number in this text, by the codes and symbols of the vocabulary. */
export async function catalogueNumberIn(db: Db, typed: string): Promise<NumberAsked | undefined> {
  const terms = await termsOf(db, 'catalogue_types')
  const symbols =
    known.get(terms) ?? new Map(terms.flatMap(({ code, symbol }) => [code, symbol?.replace('#', '') ?? code].map((one) => [one.toLowerCase(), code])))
  known.set(terms, symbols)
  return catalogueNumberOf(symbols, typed)
}
