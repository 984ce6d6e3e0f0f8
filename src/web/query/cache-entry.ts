import { alike, type OperationQuery, type QueryKey } from './keys.ts'

/** From then on an answer may be another by now. */
const FRESH_MS = 30_000
/** So long is kept what nobody shows. */
const KEPT_MS = 300_000

/** How an answer is got; `gone` ends where nobody waits any more. */
export type FetchAnswer = (gone: AbortSignal) => Promise<unknown>
interface Hooks {
  readonly told: (entry: CacheEntry) => void
  readonly forget: (entry: CacheEntry) => void
}
/** How a question stands. */
export interface EntryState {
  readonly data: unknown
  readonly error: unknown
  readonly asking: boolean
}

/** One question of a page and what was last answered to it. */
export class CacheEntry {
  readonly name: string
  readonly key: QueryKey
  question: OperationQuery | undefined
  /** Known to have changed since. */
  outdated = false
  #get: FetchAnswer | undefined
  readonly #hooks: Hooks
  /** Those who show it, and those who only look in and never ask. */
  readonly #showing = new Set<() => void>()
  readonly #looking = new Set<() => void>()
  #stand: EntryState = { data: undefined, error: undefined, asking: false }
  #at = 0
  #asked: { readonly answer: Promise<unknown>; readonly gone: AbortController } | undefined
  #ending: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, key: QueryKey, hooks: Hooks) {
    this.name = name
    this.key = key
    this.#hooks = hooks
    this.#rest()
  }
  /** Told before it was asked, as with a page from the server. */
  learn(question: OperationQuery, get: FetchAnswer): void {
    this.question = question
    this.#get = get
  }

  read = () => this.#stand.data
  stand = () => this.#stand
  /** While it is shown it is kept true: asked again when it is old, touched, or the window is looked at again. */
  show = (watcher: () => void) => this.#join(this.#showing, watcher)
  look = (watcher: () => void) => this.#join(this.#looking, watcher)
  get shown(): boolean {
    return this.#showing.size > 0
  }
  get stale(): boolean {
    return this.read() === undefined || this.outdated || performance.now() - this.#at > FRESH_MS
  }

  set(data: unknown): void {
    this.outdated = false
    this.#at = performance.now()
    this.#change({ data: alike(this.read(), data), error: undefined })
  }
  /** `anew`: what is on its way was asked before something changed. */
  ask(anew = false): Promise<unknown> {
    if (this.#asked && !(anew && this.read() !== undefined)) return this.#asked.answer
    this.#asked?.gone.abort()
    const gone = new AbortController()
    const asked = { gone, answer: this.#get!(gone.signal) }
    this.#asked = asked
    const ended = (then: () => void) => {
      if (this.#asked !== asked) return
      this.#asked = undefined
      then()
    }
    asked.answer.then(
      (data) => ended(() => this.set(data)),
      (error) => ended(() => this.#change({ error })),
    )
    this.#change(this.read() === undefined ? { error: undefined } : {})
    return asked.answer
  }

  #change(change: Partial<EntryState>) {
    this.#stand = { ...this.#stand, ...change, asking: this.#asked !== undefined }
    for (const watcher of [...this.#showing, ...this.#looking]) watcher()
    this.#hooks.told(this)
  }
  #join(group: Set<() => void>, watcher: () => void) {
    clearTimeout(this.#ending)
    group.add(watcher)
    this.#hooks.told(this)
    if (group === this.#showing && this.stale) void this.ask()
    return () => {
      group.delete(watcher)
      if (!this.shown && this.question?.passing) this.#abandon()
      this.#rest()
      this.#hooks.told(this)
    }
  }
  #abandon() {
    this.#asked?.gone.abort()
    this.#asked = undefined
  }
  #rest() {
    clearTimeout(this.#ending)
    if (typeof document === 'undefined' || this.#showing.size || this.#looking.size) return
    this.#ending = setTimeout(() => this.#hooks.forget(this), KEPT_MS)
  }
}
