import { keepPreviousData, useQuery, useSuspenseQuery, useQueryClient as useTanstackClient } from '@tanstack/react-query'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import type { QueryClient } from './client.ts'
import type { OperationQuery } from './keys.ts'

export const useQueryClient = (): QueryClient => useTanstackClient() as QueryClient

/** Read an operation. The nearest boundary shows the wait or the refusal, so a screen only draws what is there. */
export function useData<Op extends AnyOperation>(op: Op, input: GivenOf<Op>): AnswerOf<Op> {
  return useSuspenseQuery(useQueryClient().optionsOf({ op, input })).data as AnswerOf<Op>
}
/** The same, where it is asked only for some visitors; undefined until it is there. */
export function useMaybe<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, wanted: boolean): AnswerOf<Op> | undefined {
  return useQuery({ ...useQueryClient().optionsOf({ op, input }), enabled: wanted }).data as AnswerOf<Op> | undefined
}
/** While somebody types: the answer to the last question that was answered; an earlier one is not waited for. */
export function useLatest<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, wanted: boolean): AnswerOf<Op> | undefined {
  return useQueryState({ op, input, passing: true }, wanted).data
}

export interface QueryState<Op extends AnyOperation> {
  /** Until the next is there, the last answer. */
  readonly data: AnswerOf<Op> | undefined
  readonly error: unknown
  readonly asking: boolean
  again(): void
}
/** A question that changes under its screen, with how it stands. */
export function useQueryState<Op extends AnyOperation>(query: OperationQuery<Op>, wanted: boolean): QueryState<Op> {
  const options = useQueryClient().optionsOf(query)
  const { data, error, isFetching, refetch } = useQuery({ ...options, enabled: wanted, placeholderData: keepPreviousData })
  return { data: data as AnswerOf<Op> | undefined, error: error ?? undefined, asking: isFetching, again: () => void refetch() }
}
