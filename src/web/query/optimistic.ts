import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import type { QueryClient } from './client.ts'
import { keyOf, type OperationQuery } from './keys.ts'

/** Expected change of a cached answer. */
export interface ExpectedChange {
  readonly query: OperationQuery
  readonly change: (before: unknown) => unknown
}
export const expected = <Op extends AnyOperation>(op: Op, input: GivenOf<Op>, change: (before: AnswerOf<Op>) => AnswerOf<Op>): ExpectedChange => ({
  query: { op, input },
  change: change as ExpectedChange['change'],
})

/** Optimistic update. The returned function reverts it, except where a newer answer has arrived, and loads the answers again. */
export function showExpected(client: QueryClient, changes: readonly ExpectedChange[]): () => void {
  const kept = changes.map(({ query, change }) => {
    const queryKey = keyOf(query)
    // Race: a request sent before the command would show the old state again.
    void client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    if (before !== undefined) client.setQueryData(queryKey, change(before))
    return { queryKey, before, shown: client.getQueryData(queryKey) }
  })
  return () => {
    for (const { queryKey, before, shown } of kept) {
      if (before !== undefined && client.getQueryData(queryKey) === shown) client.setQueryData(queryKey, before)
      void client.invalidateQueries({ queryKey })
    }
  }
}
