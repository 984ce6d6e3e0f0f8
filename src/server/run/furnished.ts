import type { Words } from '../words.ts'
import type { Room, Slice } from './handle.ts'
import type { openStanding } from './standing.ts'
import type { Ground } from './transaction.ts'

export interface HouseParts extends Ground {
  readonly slices: readonly Slice[]
  readonly words: Words
  /** Every permission that a plan or role can hold: an operation asking for another one does not start. */
  readonly permissions: ReadonlySet<string>
}
export interface Furnished {
  readonly room: Room
  readonly write: (value: unknown) => string
  readonly standing: ReturnType<typeof openStanding>
}
