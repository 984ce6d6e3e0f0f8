import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Everything that begins so, folded and ordered as the indexes of names are. */
const begins = (text: RawBuilder<unknown>, start: string) =>
  sql<SqlBool>`(${text} collate "C" >= plain_text(${start}) and ${text} collate "C" < plain_text(${start}) || U&'\\+10FFFF')`

/** Of `members m`: some name of theirs begins so. */
export const nameBegins = (start: string) =>
  sql<SqlBool>`(${begins(sql`plain_text(m.first_name || ' ' || m.last_name)`, start)} or ${begins(sql`plain_text(m.last_name)`, start)}
    or ${begins(sql`m.username`, start)})`
