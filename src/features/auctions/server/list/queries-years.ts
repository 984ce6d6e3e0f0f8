import { type SqlBool, sql } from 'kysely'
import { yearsIn } from '#features/listings/contract.ts'

interface Years {
  readonly years?: string | undefined
  readonly year_issued?: number | undefined
}
/** A band of years and a single year, both inclusive. */
export function yearsAsked({ years, year_issued }: Years) {
  const { from, to } = years ? yearsIn(years) : { from: undefined, to: undefined }
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`stamp_items.year_issued >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`stamp_items.year_issued <= ${to}`]),
    ...(year_issued === undefined ? [] : [sql<SqlBool>`stamp_items.year_issued = ${year_issued}`]),
  ]
}
