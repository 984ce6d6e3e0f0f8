import type { AnyOperation, GivenOf } from '#kernel/operation.ts'

/** An operation with its input. */
export interface OperationQuery<Op extends AnyOperation = AnyOperation> {
  readonly op: Op
  readonly input: GivenOf<Op>
  /** While typing: cancelled by the next request. */
  readonly passing?: boolean
}
export const queryOf = <Op extends AnyOperation>(op: Op, input: GivenOf<Op>): OperationQuery<Op> => ({ op, input })

/** Query key of an answer embedded by the server: operation and input. */
export type QueryKey = readonly unknown[]
export const keyOf = ({ op, input }: OperationQuery) => [op.http, input] as const
