import type { ColumnTag, TableTags } from '#server/privacy.ts'
import type { Catalogue, Reference } from './queries-catalogue.ts'
import { tags } from './tags.ts'

export type Table = keyof typeof tags
export const tables = Object.keys(tags) as Table[]
export const tagsOf = (table: string) => tags[table as Table] as unknown as TableTags

export const told = (table: string, column: string): ColumnTag => {
  const given = tagsOf(table).columns[column]!
  return typeof given === 'string' ? { tag: given } : given
}
export const columnsOf = (table: string) => Object.keys(tagsOf(table).columns)

const isLegal = (table: string) => columnsOf(table).some((column) => told(table, column).tag === 'legal')
/** Books keep the row, or it was never anybody's; of all others nothing stays. */
export const stays = (table: string) => tagsOf(table).of === 'nobody' || isLegal(table)

/** Those that point come before those they point to; `members`, by whom everything is found, is last. */
export function inOrder({ references }: Catalogue): Table[] {
  const done = new Set<string>()
  const visit = (table: string) => {
    if (done.has(table)) return
    done.add(table)
    for (const one of references) if (one.target === table && one.table !== table && one.table !== 'members') visit(one.table)
    for (const other of tables) if (through(other) === table) visit(other)
    order.push(table as Table)
  }
  const order: Table[] = []
  for (const table of tables) if (table !== 'members') visit(table)
  if (!done.has('members')) visit('members')
  return [...order.filter((table) => table !== 'members'), 'members']
}
const through = (table: string) => {
  const { of } = tagsOf(table)
  return typeof of === 'object' && 'through' in of ? of.through : undefined
}

/** What points to a row that goes: `let go` where the pointing row stays, `taken along` where it cannot be without. */
export const lettingGo = ({ references }: Catalogue, target: string): Reference[] =>
  references.filter((one) => one.target === target && one.nullable && !one.acts)
export const takenAlong = ({ references }: Catalogue, table: string): Reference[] =>
  references.filter((one) => one.table === table && !one.nullable && !one.acts && one.target !== table && !stays(one.target))

/** Drawn anew each time, it would never be reached. */
const isConstant = (usual: string | null) => usual !== null && !usual.includes('(')

/** What the tags promise and the database would not allow: said before anybody asks for an erasure. */
export function impossible(catalogue: Catalogue): string[] {
  const found: string[] = []
  for (const { table, column, target, nullable, acts } of catalogue.references)
    if (stays(table) && !stays(target) && !nullable && !acts) found.push(`${table}.${column} stays, and ${target} that it needs does not`)
  for (const [table, columns] of catalogue.columns)
    if (isLegal(table))
      for (const { name, nullable, usual, generated } of columns) {
        const { tag, becomes, keeps } = told(table, name)
        if (tag !== 'legal' && !generated && !nullable && !isConstant(usual) && becomes === undefined && !keeps)
          found.push(`${table}.${name} is ${tag} in a row that stays: say what it becomes`)
      }
  return found
}
