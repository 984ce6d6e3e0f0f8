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
  /** There is no answer to this input yet. An answer that is asked for again because something has changed still counts meanwhile. */
  readonly asking: boolean
  again(): Promise<void>
}
/** A query whose input changes, with its state. */
export function useQueryState<Op extends AnyOperation>(query: OperationQuery<Op>, wanted: boolean): QueryState<Op> {
  const options = useQueryClient().optionsOf(query)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...options, enabled: wanted, placeholderData: keepPreviousData })
  return {
    data: data as AnswerOf<Op> | undefined,
    error: error ?? undefined,
    asking: isFetching && (isPlaceholderData || data === undefined),
    again: async () => void (await refetch()),
  }
}

/** Makes all answers of these operations old: what is on the screen is asked again. */
export function useRefresh(...ops: readonly AnyOperation[]): () => Promise<void> {
  const client = useQueryClient()
  return async () => void (await Promise.all(ops.map(({ http }) => client.invalidateQueries({ queryKey: [http] }))))
}
