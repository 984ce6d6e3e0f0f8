import type { Tables } from '#server/db/tables.ts'
import type { ColumnTag, TableTags } from '#server/privacy.ts'
import type { Catalogue, Reference } from './queries-catalogue.ts'

export type Tagged = Pick<Catalogue, 'tags'>
export type Table = keyof Tables & string
export const tablesOf = ({ tags }: Tagged) => Object.keys(tags) as Table[]
export const tagsOf = ({ tags }: Tagged, table: string) => tags[table as Table] as unknown as TableTags

export const told = (tagged: Tagged, table: string, column: string): ColumnTag => {
  const given = tagsOf(tagged, table).columns[column]!
  return typeof given === 'string' ? { tag: given } : given
}
export const columnsOf = (tagged: Tagged, table: string) => Object.keys(tagsOf(tagged, table).columns)

const isLegal = (tagged: Tagged, table: string) => columnsOf(tagged, table).some((column) => told(tagged, table, column).tag === 'legal')
/** Rows that law requires, or that belong to no member; all others are deleted. */
export const stays = (tagged: Tagged, table: string) => tagsOf(tagged, table).of === 'nobody' || isLegal(tagged, table)

/** The database itself lets go of the row: two tables may name each other so. */
export const isLetGo = ({ nullable, acts }: Reference): boolean => nullable && acts

/** Topological order: referencing tables before referenced ones; `members` last. */
export function inOrder(catalogue: Catalogue): Table[] {
  const { references } = catalogue
  const tables = tablesOf(catalogue)
  const done = new Set<string>()
  const visit = (table: string) => {
    if (done.has(table)) return
    done.add(table)
    for (const one of references) if (one.target === table && one.table !== table && one.table !== 'members' && !isLetGo(one)) visit(one.table)
    for (const other of tables) if (through(catalogue, other) === table) visit(other)
    order.push(table as Table)
  }
  const order: Table[] = []
  for (const table of tables) if (table !== 'members') visit(table)
  if (!done.has('members')) visit('members')
  return [...order.filter((table) => table !== 'members'), 'members']
}
const through = (tagged: Tagged, table: string) => {
  const { of } = tagsOf(tagged, table)
  return typeof of === 'object' && 'through' in of ? of.through : undefined
}

/** References to deleted rows: nullable ones are set to null, the others delete the referencing row too. */
export const lettingGo = ({ references }: Catalogue, target: string): Reference[] =>
  references.filter((one) => one.target === target && one.nullable && !one.acts)
export const takenAlong = (catalogue: Catalogue, table: string): Reference[] =>
  catalogue.references.filter((one) => one.table === table && !one.nullable && !one.acts && one.target !== table && !stays(catalogue, one.target))

/** A default with a function call differs each time, so the blanking would never finish. */
const isConstant = (usual: string | null) => usual !== null && !usual.includes('(')

/** Contradictions between tags and schema; a test expects none, so that no erasure fails. */
export function impossible(catalogue: Catalogue): string[] {
  const found: string[] = []
  for (const { table, column, target, nullable, acts } of catalogue.references)
    if (stays(catalogue, table) && !stays(catalogue, target) && !nullable && !acts)
      found.push(`${table}.${column} stays, and ${target} that it needs does not`)
  for (const [table, columns] of catalogue.columns)
    if (isLegal(catalogue, table))
      for (const { name, nullable, usual, generated } of columns) {
        const { tag, becomes, keeps } = told(catalogue, table, name)
        if (tag !== 'legal' && !generated && !nullable && !isConstant(usual) && becomes === undefined && !keeps)
          found.push(`${table}.${name} is ${tag} in a row that stays: say what it becomes`)
      }
  return found
}
