import type { Db } from '#server/db/db.ts'
import { statistics } from '../statistics/statistics.ts'
import type { Look } from './access-path.ts'

export const lookOf = async (db: Db, asked: Omit<Look, 'market' | 'tier'>): Promise<Look> => ({ ...asked, market: await statistics(db, asked.kind) })
