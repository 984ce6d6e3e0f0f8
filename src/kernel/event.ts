import type { $ZodType, input, output } from 'zod/v4/core'

/** Something that happened. Slices above listen; screens that show a touched subject ask again. */
export interface EventKind<S extends $ZodType = $ZodType> {
  readonly name: string
  readonly data: S
  /** The subjects whose answers are now stale, e.g. `auction:42`. */
  readonly topics: (data: output<S>) => readonly string[]
  /** What everybody who may listen sees at once, without asking again. Nothing private. */
  readonly shows?: (data: output<S>) => Readonly<Record<string, unknown>>
}
// biome-ignore lint/suspicious/noExplicitAny: an event of which nothing is known
export type AnyEvent = EventKind<any>
export const event = <S extends $ZodType>(kind: EventKind<S>): EventKind<S> => kind

export type DataOf<E extends AnyEvent> = output<E['data']>
export type GivenDataOf<E extends AnyEvent> = input<E['data']>
