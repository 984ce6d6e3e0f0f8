import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { call, type FetchOperation } from './api-client.ts'
import { CacheEntry } from './cache-entry.ts'
import { keyOf, nameOf, type OperationQuery, type QueryKey, within } from './keys.ts'

export { keyOf, type OperationQuery as Question, queryOf as ask } from './keys.ts'

/** Everything a page has asked and been told. One per request on the server, one per tab in the browser. */
export class QueryClient {
  readonly ask: FetchOperation
  readonly #entries = new Map<string, CacheEntry>()
  readonly #watchers = new Set<() => void>()
  constructor(ask: FetchOperation) {
    this.ask = ask
  }

  entry(question: OperationQuery): CacheEntry {
    const entry = this.slot(keyOf(question))
    if (!entry.question) entry.learn(question, (gone) => answered(this.ask, question, gone))
    return entry
  }
  /** A place for what has no question of its own, kept like an answer. */
  slot(key: QueryKey): CacheEntry {
    const name = nameOf(key)
    const entry = this.#entries.get(name) ?? new CacheEntry(name, key, { told: this.#told, forget: this.#forget })
    this.#entries.set(name, entry)
    return entry
  }
  /** What is known is enough; else it is asked. */
  async read(question: OperationQuery): Promise<unknown> {
    const entry = this.entry(question)
    return entry.read() ?? (await entry.ask())
  }
  getQueryData<T>(key: QueryKey): T | undefined {
    return this.#entries.get(nameOf(key))?.read() as T | undefined
  }
  setQueryData<T>(key: QueryKey, data: T | ((before: T | undefined) => T | undefined)): void {
    const entry = this.slot(key)
    const next = typeof data === 'function' ? (data as (before: unknown) => T | undefined)(entry.read()) : data
    if (next !== undefined) entry.set(next)
  }
  /** What begins with this key, or all, is asked again: at once what is shown, the rest when it is. */
  async invalidateQueries({ queryKey = [] }: { queryKey?: QueryKey } = {}): Promise<void> {
    await this.#again(({ key }) => within(queryKey, key))
  }
  /** Asks again whatever shows one of these subjects. */
  async touched(names: ReadonlySet<string>): Promise<void> {
    await this.#again((entry) => aboutOf(entry).some((name) => names.has(name)))
  }
  /** What nobody shows is forgotten. */
  removeQueries(_: { type: 'inactive' }): void {
    for (const [name, { shown }] of this.#entries) if (!shown) this.#entries.delete(name)
  }
  /** The window is looked at again, or there is a line again. */
  awake(): void {
    for (const entry of this.#entries.values()) if (entry.shown && entry.stale) void entry.ask()
  }
  /** The subjects of everything that is on the screen now. */
  subjects(): string[] {
    return [...new Set([...this.#entries.values()].filter(({ shown }) => shown).flatMap(aboutOf))].sort()
  }
  watch(watcher: () => void): void {
    this.#watchers.add(watcher)
  }

  async #again(meant: (entry: CacheEntry) => boolean): Promise<void> {
    const found = [...this.#entries.values()].filter(meant)
    for (const entry of found) entry.outdated = true
    await Promise.allSettled(found.filter(({ shown }) => shown).map((entry) => entry.ask(true)))
  }
  /** What is shown is kept, though it was forgotten between its drawing and its showing. */
  #told = (entry: CacheEntry) => {
    if (entry.shown && !this.#entries.has(entry.name)) this.#entries.set(entry.name, entry)
    for (const watcher of this.#watchers) watcher()
  }
  #forget = (entry: CacheEntry) => {
    if (this.#entries.get(entry.name) === entry) this.#entries.delete(entry.name)
  }
}

function aboutOf(entry: CacheEntry): readonly string[] {
  const [{ question }, answer] = [entry, entry.read()]
  return question?.op.topics && answer !== undefined ? question.op.topics(question.input, answer) : []
}

export const QueryClientContext = createContext<QueryClient | undefined>(undefined)
export const useQueryClient = (): QueryClient => use(QueryClientContext)!

/** Read an operation. The nearest boundary shows the wait or the refusal, so a screen only draws what is there. */
export function useData<Op extends AnyOperation>(op: Op, input: GivenOf<Op>): AnswerOf<Op> {
  const entry = useQueryClient().entry({ op, input })
  const data = useSyncExternalStore(entry.show, entry.read, entry.read)
  if (data === undefined) throw entry.stand().error ?? entry.ask()
  return data as AnswerOf<Op>
}
/** The same, where it is asked only for some visitors; undefined until it is there. */
export function useMaybe<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, wanted: boolean): AnswerOf<Op> | undefined {
  const entry = useQueryClient().entry({ op, input })
  return useSyncExternalStore(wanted ? entry.show : entry.look, entry.read, entry.read) as AnswerOf<Op> | undefined
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
export function useQueryState<Op extends AnyOperation>(question: OperationQuery<Op>, wanted: boolean): QueryState<Op> {
  const entry = useQueryClient().entry(question)
  const { data, error, asking } = useSyncExternalStore(wanted ? entry.show : entry.look, entry.stand, entry.stand)
  const [last, keep] = useState(data)
  if (data !== undefined && data !== last) keep(data)
  const shown = data ?? (error === undefined ? last : undefined)
  return { data: shown as AnswerOf<Op> | undefined, error, asking, again: () => void entry.ask(true) }
}

/** What is kept on a shelf, and how to lay something there. */
export function useCachedValue<T>(key: QueryKey): readonly [T | undefined, (thing: T) => void] {
  const shelf = useQueryClient().slot(key)
  return [useSyncExternalStore(shelf.look, shelf.read, shelf.read) as T | undefined, (thing) => shelf.set(thing)]
}

async function answered(askBy: FetchOperation, { op, input, passing }: OperationQuery, gone: AbortSignal): Promise<unknown> {
  const answer = await call(askBy, op, input, undefined, passing ? gone : undefined)
  if (refused(answer)) throw answer
  return answer
}
