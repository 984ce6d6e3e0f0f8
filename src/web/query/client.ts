import { QueryClient as Cache, environmentManager, type Query } from '@tanstack/react-query'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { call, type FetchOperation, problemOf } from './api-client.ts'
import { keyOf, type OperationQuery, type QueryKey } from './keys.ts'

/** Milliseconds until a cached answer is stale. */
const FRESH_MS = 30_000

/** TanStack Query's client with operations as queries. One per request on the server, one per tab in the browser. */
export class QueryClient extends Cache {
  readonly ask: FetchOperation
  constructor(ask: FetchOperation) {
    // `always`: our transport waits for the network itself, for commands too.
    super({ defaultOptions: { queries: { staleTime: FRESH_MS, retry: mayRetry, retryDelay, networkMode: 'always', refetchOnReconnect: true } } })
    this.ask = ask
  }

  optionsOf(query: OperationQuery) {
    return {
      queryKey: keyOf(query) as QueryKey,
      queryFn: (context: { readonly signal: AbortSignal }) => answered(this.ask, query, query.passing ? context.signal : undefined),
      meta: { query },
    }
  }
  /** Returns the cached answer, or fetches it. */
  read(query: OperationQuery): Promise<unknown> {
    return this.ensureQueryData(this.optionsOf(query))
  }
  /** Invalidates all answers with one of these topics. */
  touched(names: ReadonlySet<string>): Promise<void> {
    return this.invalidateQueries({ predicate: (query) => topicsOf(query).some((name) => names.has(name)) })
  }
  /** Topics of all answers shown now. */
  subjects(): string[] {
    return [...new Set(this.getQueryCache().findAll({ type: 'active' }).flatMap(topicsOf))].sort()
  }
  watch(watcher: () => void): void {
    this.getQueryCache().subscribe(watcher)
  }
}

function topicsOf({ meta, state }: Query): readonly string[] {
  const query = meta?.query as OperationQuery | undefined
  return query?.op.topics && state.data !== undefined ? query.op.topics(query.input, state.data) : []
}

/** The answer; a refusal is thrown. */
export async function answered(ask: FetchOperation, { op, input }: OperationQuery, signal?: AbortSignal): Promise<unknown> {
  const answer = await call(ask, op, input, undefined, signal)
  if (refused(answer)) throw answer
  return answer
}

const MOST_RETRIES = 2
const LONGEST_WAIT_S = 5
/** Only queries are retried: without an answer, or when the server is busy (503). Other refusals are final. */
function mayRetry(failures: number, error: unknown): boolean {
  if (environmentManager.isServer() || failures >= MOST_RETRIES) return false
  const problem = refusedWith(error)
  return !problem || (problem.status === 503 && (problem.wait ?? 0) <= LONGEST_WAIT_S)
}
/** Exponential backoff with random jitter. */
const retryDelay = (failures: number, error: unknown) => ((refusedWith(error)?.wait ?? 0) + 0.3 * 2 ** failures * (1 + Math.random())) * 1_000
const refusedWith = (error: unknown) => (refused(error) ? problemOf(error as Refusal) : undefined)
