import { query } from '#server/operations/slice.ts'
import { reports } from '../../contract.ts'
import { halfYears } from './queries-figures.ts'

/** Public numbers: no case, no name and no words of anybody. */
export const figures = query(reports.figures, async ({ db }) => ({ half_years: await halfYears(db) }))
