import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tags } from '#server/privacy.ts'

export interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  /** Default value as SQL. */
  readonly usual: string | null
  readonly generated: boolean
  /** Position in the primary key, from 1. */
  readonly key: number | null
}
/** Foreign key from `column` of `table` to `target`; `acts`: ON DELETE is handled by the database. */
export interface Reference {
  readonly table: string
  readonly column: string
  readonly target: string
  readonly to: string
  readonly nullable: boolean
  readonly acts: boolean
}
export interface Catalogue {
  readonly tags: Tags
  readonly columns: ReadonlyMap<string, readonly Column[]>
  readonly references: readonly Reference[]
}

/** Schema of the database (types, keys, foreign keys) with the tags of its columns. */
export async function readCatalogue(db: Db, tags: Tags): Promise<Catalogue> {
  const columns = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
      pg_get_expr(d.adbin, d.adrelid) as usual, a.attgenerated <> '' as generated, array_position(i.indkey::int2[], a.attnum) + 1 as key
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_index i on i.indrelid = c.oid and i.indisprimary
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db)
  const references = await sql<Reference>`
    select s.relname as table, a.attname as column, t.relname as target, b.attname as to, not a.attnotnull as nullable, f.confdeltype in ('c', 'n') as acts
    from pg_constraint f join pg_class s on s.oid = f.conrelid join pg_class t on t.oid = f.confrelid
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1] join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
    where f.contype = 'f' and f.conparentid = 0 and s.relnamespace = 'public'::regnamespace order by s.relname, a.attname`.execute(db)
  return { tags, columns: Map.groupBy(columns.rows, ({ table }) => table), references: references.rows }
}
