import type { Money } from '#kernel/money.ts'
import type { AnswerOf, AnyOperation, InputOf } from '#kernel/operation.ts'

/** What a list tells of one of its rows. */
export interface SyndicatedEntry {
  /** A UUIDv7: its time is when the thing was made. */
  readonly id: string
  readonly path: string
  readonly title: string
  /** Facts in one line. */
  readonly line: string
  readonly price?: Money
  readonly author?: string
  /** The whole text, with addresses that begin with this origin. */
  readonly html?: (origin: string) => string
}

/** A list of the market that a feed reader may follow as Atom and RSS, with every filter of the list: `/atom/{name}?country=FR`. */
export interface SyndicatedList {
  /** Its word in the address; its title is the text `syndication.{name}` of the slice. */
  readonly name: string
  /** The page that shows the same. */
  readonly page: string
  readonly op: AnyOperation
  /** Filled in where the address says nothing: newest first. */
  readonly given: object
  readonly entries: (answer: never) => readonly SyndicatedEntry[]
}

type Declared<Op extends AnyOperation> = Omit<SyndicatedList, 'op' | 'given' | 'entries'> & {
  readonly op: Op
  readonly given: Partial<InputOf<Op>>
  readonly entries: (answer: AnswerOf<Op>) => readonly SyndicatedEntry[]
}
export const syndicated = <Op extends AnyOperation>(list: Declared<Op>): SyndicatedList => list
