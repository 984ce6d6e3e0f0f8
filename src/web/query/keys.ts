import type { AnyOperation, GivenOf } from '#kernel/operation.ts'

/** An operation and what is asked of it. */
export interface OperationQuery<Op extends AnyOperation = AnyOperation> {
  readonly op: Op
  readonly input: GivenOf<Op>
  /** Asked while somebody types: nobody wants the answer any more when the next is asked. */
  readonly passing?: boolean
}
export const queryOf = <Op extends AnyOperation>(op: Op, input: GivenOf<Op>): OperationQuery<Op> => ({ op, input })

/** What the server embeds beside an answer: the operation and its input. */
export type QueryKey = readonly unknown[]
export const keyOf = ({ op, input }: OperationQuery) => [op.http, input] as const
