import { keepPreviousData, useQuery, useSuspenseQuery, useQueryClient as useTanstackClient } from '@tanstack/react-query'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import type { QueryClient } from './client.ts'
import type { OperationQuery } from './keys.ts'

export const useQueryClient = (): QueryClient => useTanstackClient() as QueryClient

/** Reads an operation with Suspense. The nearest boundary shows loading or refusal, so screens render only answers. */
export function useData<Op extends AnyOperation>(op: Op, input: GivenOf<Op>): AnswerOf<Op> {
  return useSuspenseQuery(useQueryClient().optionsOf({ op, input })).data as AnswerOf<Op>
}
/** The same without Suspense, for queries that not every viewer sends; undefined until answered. */
export function useMaybe<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, wanted: boolean): AnswerOf<Op> | undefined {
  return useQuery({ ...useQueryClient().optionsOf({ op, input }), enabled: wanted }).data as AnswerOf<Op> | undefined
}
/** While typing: the latest answer; older requests are cancelled. */
export function useLatest<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, wanted: boolean): AnswerOf<Op> | undefined {
  return useQueryState({ op, input, passing: true }, wanted).data
}

export interface QueryState<Op extends AnyOperation> {
  /** The previous answer until the next one arrives. */
  readonly data: AnswerOf<Op> | undefined
  readonly error: unknown
  readonly asking: boolean
  again(): void
}
/** A query whose input changes, with its state. */
export function useQueryState<Op extends AnyOperation>(query: OperationQuery<Op>, wanted: boolean): QueryState<Op> {
  const options = useQueryClient().optionsOf(query)
  const { data, error, isFetching, refetch } = useQuery({ ...options, enabled: wanted, placeholderData: keepPreviousData })
  return { data: data as AnswerOf<Op> | undefined, error: error ?? undefined, asking: isFetching, again: () => void refetch() }
}
