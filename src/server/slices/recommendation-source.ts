import type { RawBuilder } from 'kysely'

/** Things that may interest a member, and why, found in tables of a slice that knows both. Registered under `recommends`. */
export interface RecommendationSource {
  /** One of the reasons in the contract of `recommendations`. */
  readonly why: string
  /** The part of the product that the operator may have closed; known to the platform. */
  readonly part?: string
  /** Type of the subject; its cards are asked for with the viewer's reach. */
  readonly of: string
  /** Query of `id`, the best first, at most `limit`. It reads a limited number of rows from the head of an index, so that its cost does not grow. */
  readonly things: (viewer: string, limit: number) => RawBuilder<unknown>
}
