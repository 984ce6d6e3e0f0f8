import type { Db } from '#server/db/db.ts'
import { statistics } from '../statistics/statistics.ts'
import type { Look } from './access-path.ts'

/** Who looks at what: the filter as the caller's contract has parsed it, within one kind of listing. */
export const lookOf = async (db: Db, asked: Omit<Look, 'market' | 'tier'>): Promise<Look> => ({ ...asked, market: await statistics(db, asked.kind) })
