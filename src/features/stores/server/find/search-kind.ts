import { searchHit } from '#kernel/search/search-hit.ts'
import type { SearchKind } from '#server/slices/search-kind.ts'
import { storeSubject } from '../../contract.ts'
import { storesNamed, storesNumbered } from './queries-names.ts'

/** Beginning of a store number. */
const STORE_NUMBER = /^st-(\d{0,8})$/
const numberIn = (typed: string) => STORE_NUMBER.exec(typed.replace(/\s/g, ''))?.[1]
const { name: type, path } = storeSubject

/** Stores with something for sale, by name or by the beginning of their number. */
export const storeSearch: SearchKind = {
  type,
  most: 2,
  by_name: true,
  claims: (typed) => numberIn(typed) !== undefined,
  async find({ db, viewer }, typed, most) {
    const number = numberIn(typed)
    const found = number === undefined ? await storesNamed(db, viewer, typed, most) : await storesNumbered(db, viewer, number, most)
    return found.map(({ id, name, ...has }) => searchHit(type, { id, title: name, path: path(id), ...has }))
  },
}
