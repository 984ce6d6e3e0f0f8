import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Prefix search, folded and ordered exactly as the indexes of names. */
const begins = (text: RawBuilder<unknown>, start: RawBuilder<unknown>) =>
  sql<SqlBool>`(${text} collate "C" >= ${start} and ${text} collate "C" < ${start} || U&'\\+10FFFF')`

/** Condition on `members m`: username or full name begins so, in either order of first and family name. */
export function nameBegins(start: string) {
  const folded = sql`plain_text(${start})`
  return sql<SqlBool>`(${begins(sql`plain_text(m.first_name || ' ' || m.last_name)`, folded)}
    or ${begins(sql`replace(plain_text(m.last_name || m.first_name), ' ', '')`, sql`replace(${folded}, ' ', '')`)}
    or ${begins(sql`m.username`, folded)})`
}

/** Spelling list of members' names, as in its trigger. */
export const NAME_WORDS = 'members'
