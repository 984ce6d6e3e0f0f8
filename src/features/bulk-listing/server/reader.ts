import { termsOf } from '#features/vocabularies/server/public.ts'
import { locales } from '#kernel/locale.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { columnsIn } from '../rules.ts'
import { itemsNumbered } from './queries.ts'
import { itemNumber, type TableReader } from './row.ts'

interface Asked {
  readonly member_id: MemberId
  readonly currency: string
  readonly headers: readonly string[]
}
/** Everything that the rows name, in two statements for any number of them. */
export async function readerFor(db: Db, { member_id, currency, headers }: Asked, rows: readonly (readonly string[])[]): Promise<TableReader> {
  const columns = columnsIn(headers)
  const numbers = rows.flatMap((cells) => (columns.number === undefined ? [] : (itemNumber(cells[columns.number] ?? '') ?? [])))
  const categories = new Map<string, string>()
  for (const { code, ...names } of await termsOf(db, 'supply_categories'))
    for (const word of [code, ...locales.map((locale) => names[locale])]) categories.set(String(word).toLowerCase(), code)
  return {
    columns,
    currency,
    categories,
    items: await itemsNumbered(
      db,
      member_id,
      numbers.filter((number) => number <= 99_999_999),
    ),
  }
}
