import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/** Stands where a value will be. */
class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A hot question whose text never changes: built and compiled at its first use, afterwards only its values are new.
 * `build` sees blanks instead of values, so it must not look at them: no branch may depend on what is given.
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
  /** Not asked yet: for a flight of several. */
  of(db: Db, given: Given): CompiledQuery<Row>
}
