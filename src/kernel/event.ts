import type { $ZodType, input, output } from 'zod/v4/core'

/** A kind of event. Upper slices listen to it; screens that show a touched subject fetch again. */
export interface EventKind<S extends $ZodType = $ZodType> {
  readonly name: string
  readonly data: S
  /** Cache invalidation topics: subjects whose answers are now stale, e.g. `auction:42`. */
  readonly topics: (data: output<S>) => readonly string[]
  /** Values sent to every listener of the topics without a new request. Nothing private. */
  readonly shows?: (data: output<S>) => Readonly<Record<string, unknown>>
}
// biome-ignore lint/suspicious/noExplicitAny: one list holds events with different data, and `topics` is contravariant in it
export type AnyEvent = EventKind<any>
export const event = <S extends $ZodType>(kind: EventKind<S>): EventKind<S> => kind

export type DataOf<E extends AnyEvent> = output<E['data']>
export type GivenDataOf<E extends AnyEvent> = input<E['data']>
