import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import { columnsOf, type Tagged, tagsOf, takenAlong, told } from './plan.ts'
import type { Catalogue } from './queries-catalogue.ts'

export interface Who {
  readonly id: Id<'members'>
  readonly email: string
}
type Holds = RawBuilder<boolean>

const cell = (table: string, column: string) => sql.ref(`${table}.${column}`)
const among = (table: string, column: string, target: string, to: string, holds: Holds): Holds =>
  sql<boolean>`${cell(table, column)} in (select ${cell(target, to)} from ${sql.table(target)} where ${holds})`
const either = (all: readonly Holds[]): Holds => sql<boolean>`(${sql.join([...all], sql` or `)})`

/** Condition: the row belongs to the member. */
export function belongs(tagged: Tagged, table: string, who: Who): Holds {
  const { of } = tagsOf(tagged, table)
  if (of === 'nobody') return sql<boolean>`false`
  if ('own' in of) return sql<boolean>`${cell(table, of.own)} = ${who.id}`
  if ('email' in of) return sql<boolean>`${cell(table, of.email)} = ${who.email}`
  if ('sides' in of) return either(of.sides.map((side) => sql<boolean>`${cell(table, side)} = ${who.id}`))
  return among(table, of.by, of.through, of.to ?? 'id', belongs(tagged, of.through, who))
}

/** Condition: the row is deleted, because it is the member's, concerns them, or requires a deleted row. */
export function goes(catalogue: Catalogue, table: string, who: Who): Holds {
  const { of } = tagsOf(catalogue, table)
  const concerned = typeof of === 'object' && 'own' in of ? (of.with ?? []) : []
  return either([
    belongs(catalogue, table, who),
    ...concerned.map((column) => sql<boolean>`${cell(table, column)} = ${who.id}`),
    ...takenAlong(catalogue, table).map(({ column, target, to }) => among(table, column, target, to, goes(catalogue, target, who))),
  ])
}

/** Condition for columns of rows with two parties; undefined without one. */
export function theirs(tagged: Tagged, table: string, column: string, who: Who): Holds | undefined {
  const { of: side } = told(tagged, table, column)
  if (!side) return undefined
  if (columnsOf(tagged, table).includes(side)) return sql<boolean>`${cell(table, side)} = ${who.id}`
  const { of } = tagsOf(tagged, table)
  if (typeof of !== 'object' || !('through' in of)) throw new Error(`${table}.${column} is of ${side}, which is nowhere`)
  return among(table, of.by, of.through, of.to ?? 'id', sql<boolean>`${cell(of.through, side)} = ${who.id}`)
}
