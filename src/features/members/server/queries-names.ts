import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Prefix search, folded and ordered exactly as the indexes of names. */
const begins = (text: RawBuilder<unknown>, start: string) =>
  sql<SqlBool>`(${text} collate "C" >= plain_text(${start}) and ${text} collate "C" < plain_text(${start}) || U&'\\+10FFFF')`

/** Condition on `members m`: first, last, full name or username begins so. */
export const nameBegins = (start: string) =>
  sql<SqlBool>`(${begins(sql`plain_text(m.first_name || ' ' || m.last_name)`, start)} or ${begins(sql`plain_text(m.last_name)`, start)}
    or ${begins(sql`m.username`, start)})`
