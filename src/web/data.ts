import { keepPreviousData, QueryClient, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { type Ask, call } from './ask.ts'

/** An operation and what is asked of it. */
export interface Question<Op extends AnyOperation = AnyOperation> {
  readonly op: Op
  readonly input: GivenOf<Op>
}
export const ask = <Op extends AnyOperation>(op: Op, input: GivenOf<Op>): Question<Op> => ({ op, input })

/** Everything a page has asked and been told. One per request on the server, one per tab in the browser. */
export class Store extends QueryClient {
  readonly ask: Ask
  constructor(ask: Ask) {
    super({ defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: true } } })
    this.ask = ask
  }
  read(question: Question): Promise<unknown> {
    return this.ensureQueryData(queryOf(this.ask, question))
  }
  /** Asks again whatever shows one of these subjects. */
  async touched(names: ReadonlySet<string>): Promise<void> {
    await this.invalidateQueries({
      predicate: ({ meta, state }) => aboutOf(meta as Question | undefined, state.data).some((name) => names.has(name)),
    })
  }
  /** The subjects of everything that is on the screen now. */
  subjects(): string[] {
    const shown = this.getQueryCache().findAll({ type: 'active' })
    return [...new Set(shown.flatMap(({ meta, state }) => aboutOf(meta as Question | undefined, state.data)))].sort()
  }
}

function aboutOf(question: Question | undefined, answer: unknown): readonly string[] {
  return question?.op.about && answer !== undefined ? question.op.about(question.input, answer) : []
}

/** Read an operation. The nearest boundary shows the wait or the refusal, so a screen only draws what is there. */
export function useData<Op extends AnyOperation>(op: Op, input: GivenOf<Op>): AnswerOf<Op> {
  const { ask } = useQueryClient() as Store
  return useSuspenseQuery(queryOf(ask, { op, input })).data as AnswerOf<Op>
}
/** The same, where it is asked only for some visitors; undefined until it is there. */
export function useMaybe<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, wanted: boolean): AnswerOf<Op> | undefined {
  const { ask } = useQueryClient() as Store
  return useQuery({ ...queryOf(ask, { op, input }), enabled: wanted }).data as AnswerOf<Op> | undefined
}
/** While somebody types: the answer to the last question that was answered; an earlier one is not waited for. */
export function useLatest<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, wanted: boolean): AnswerOf<Op> | undefined {
  const { ask } = useQueryClient() as Store
  const found = useQuery({
    queryKey: keyOf({ op, input }),
    queryFn: ({ signal }) => answered(ask, { op, input }, signal),
    placeholderData: keepPreviousData,
    enabled: wanted,
  })
  return found.data as AnswerOf<Op> | undefined
}
export const useStore = () => useQueryClient() as Store

/** The key is what the server embeds beside an answer: the operation and its input. */
export const keyOf = ({ op, input }: Question) => [op.http, input] as const

export function queryOf(askBy: Ask, question: Question) {
  return {
    queryKey: keyOf(question),
    meta: question as unknown as Record<string, unknown>,
    queryFn: () => answered(askBy, question),
  }
}

async function answered(askBy: Ask, { op, input }: Question, signal?: AbortSignal): Promise<unknown> {
  const answer = await call(askBy, op, input, undefined, signal)
  if (refused(answer)) throw answer
  return answer
}
