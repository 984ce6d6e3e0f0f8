import { QueryClient as Cache, environmentManager, type Query } from '@tanstack/react-query'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { call, type FetchOperation, problemOf } from './api-client.ts'
import { keyOf, type OperationQuery, type QueryKey } from './keys.ts'

/** From then on an answer may be another by now. */
const FRESH_MS = 30_000

/** TanStack Query's client, which knows operations: everything that a page has asked and been answered. One per request on the server, one per tab in the browser. */
export class QueryClient extends Cache {
  readonly ask: FetchOperation
  constructor(ask: FetchOperation) {
    // Without a network our `fetchOperation` waits by itself, for commands too.
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
  /** Asks again whatever shows one of these topics. */
  touched(names: ReadonlySet<string>): Promise<void> {
    return this.invalidateQueries({ predicate: (query) => topicsOf(query).some((name) => names.has(name)) })
  }
  /** The topics of everything that is on the screen now. */
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

/** An answer, or its refusal as an exception. */
export async function answered(ask: FetchOperation, { op, input }: OperationQuery, signal?: AbortSignal): Promise<unknown> {
  const answer = await call(ask, op, input, undefined, signal)
  if (refused(answer)) throw answer
  return answer
}

const MOST_RETRIES = 2
const LONGEST_WAIT_S = 5
/** Reads alone are retried: where no answer came, or the server said that it is busy for a moment. What it refuses stays refused. */
function mayRetry(failures: number, error: unknown): boolean {
  if (environmentManager.isServer() || failures >= MOST_RETRIES) return false
  const problem = refusedWith(error)
  return !problem || (problem.status === 503 && (problem.wait ?? 0) <= LONGEST_WAIT_S)
}
/** Exponential backoff, not the same for any two pages. */
const retryDelay = (failures: number, error: unknown) => ((refusedWith(error)?.wait ?? 0) + 0.3 * 2 ** failures * (1 + Math.random())) * 1_000
const refusedWith = (error: unknown) => (refused(error) ? problemOf(error as Refusal) : undefined)
