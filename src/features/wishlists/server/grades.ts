import { termsOf } from '#features/vocabularies/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { gradesFrom } from '../rules.ts'

/** The grades that are good enough for this floor; undefined if it is none. */
export const gradesFor = async (db: Db, floor: string) =>
  gradesFrom(floor, { stamps: await termsOf(db, 'grades'), coins: await termsOf(db, 'coin_grades') })
