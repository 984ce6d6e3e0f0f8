import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/** Placeholder for a value while the query is built. */
class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Query compilation cache: the query is built and compiled at its first use; later only its parameters change. `build` receives placeholders instead
 * of values, so no branch in it may depend on a value.
 */
export function compiled<Given extends object, Row>(build: (db: Db, given: Given) => Compilable<Row>): Compiled<Given, Row> {
  let made: CompiledQuery<Row> | undefined
  const blanks = new Proxy({}, { get: (_, name) => new Blank(String(name)) }) as Given
  const of = (db: Db, given: Given) => {
    made ??= build(db, blanks).compile() as CompiledQuery<Row>
    const parameters = made.parameters.map((value) => (value instanceof Blank ? given[value.name as keyof Given] : value))
    return { ...made, parameters }
  }
  return Object.assign(async (db: Db, given: Given) => (await db.executeQuery<Row>(of(db, given))).rows, { of })
}
interface Compiled<Given extends object, Row> {
  (db: Db, given: Given): Promise<Row[]>
  /** Returns the compiled query without running it, for `pipelined`. */
  of(db: Db, given: Given): CompiledQuery<Row>
}
