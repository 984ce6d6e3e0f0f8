/** Where one is, by the address bar. */
export interface RouterLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** All three together. */
  readonly href: string
}
/** `keepScroll`: the page stays where it is, as when a filter is set. */
export interface NavigateOptions {
  readonly keepScroll?: boolean
}
export interface Navigation {
  readonly back: boolean
  readonly from: RouterLocation
  readonly to: RouterLocation
}
interface Guard {
  readonly stays: (move: Navigation) => Promise<boolean>
  readonly unsaved: () => boolean
}
/**
 * `refine`: the first change of a list's filters or order is a step, those that follow replace it. Back then leads to the list as it
 * was before, however many filters were tried.
 */
export type Step = 'push' | 'replace' | 'refine'
interface Entry {
  readonly at?: number
  readonly key?: string
  readonly refined?: boolean
}
/** Moves the page there; `landed` once it stands. */
type OnMove = (to: RouterLocation, landed: () => void) => Promise<void>

export function locationOf(href: string): RouterLocation {
  const { pathname, search, hash } = new URL(href, 'http://house')
  return { pathname, search, hash, href: pathname + search + hash }
}

const KEPT = 'scroll'

/** The browser's history with what it lacks: where in it one stands, somebody who may say no, and how far each page was read. */
export class BrowserHistory {
  at: number
  #key: string
  /** The step that one stands on was made by refining a list. */
  #refined: boolean
  #here: RouterLocation
  #guard: Guard | undefined
  /** Steps of our own, back to where one stays. */
  #ours = 0
  readonly #onMove: OnMove
  readonly #read: Record<string, number> = kept()

  constructor(here: RouterLocation, onMove: OnMove) {
    this.#here = here
    this.#onMove = onMove
    const known = history.state as Entry | null
    this.at = known?.at ?? 0
    this.#key = known?.key ?? newKey()
    this.#refined = known?.refined ?? false
    history.replaceState(this.#entry, '')
    history.scrollRestoration = 'manual'
    addEventListener('popstate', () => void this.#popped())
    addEventListener('beforeunload', (event) => this.#guard?.unsaved() && event.preventDefault())
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual'
    })
    addEventListener('pagehide', () => this.#leave())
  }

  get #entry(): Entry {
    return { at: this.at, key: this.#key, refined: this.#refined }
  }

  async go(to: RouterLocation, how: Step, { keepScroll = false }: NavigateOptions = {}): Promise<void> {
    if (await this.#stays({ back: false, from: this.#here, to })) return
    this.#keepRead()
    const isStep = how === 'push' || (how === 'refine' && !this.#refined)
    if (isStep && to.href !== this.#here.href) {
      this.at++
      this.#key = newKey()
      this.#refined = how === 'refine'
      history.pushState(this.#entry, '', to.href)
    } else history.replaceState(this.#entry, '', to.href)
    this.#here = to
    await this.#onMove(to, () => keepScroll || scrollToPlace(to.hash, 0))
  }
  block(stays: Guard['stays'], unsaved: Guard['unsaved']): () => void {
    const guard = { stays, unsaved }
    this.#guard = guard
    return () => {
      if (this.#guard === guard) this.#guard = undefined
    }
  }

  async #popped(): Promise<void> {
    if (this.#ours > 0) {
      this.#ours--
      return
    }
    this.#keepRead()
    // A hash that was typed or followed makes an entry that knows nothing of itself.
    const known = (history.state as Entry | null) ?? {}
    // What only covered the page is closed: nobody has moved.
    if (known.key === this.#key) return
    const at = known.at ?? this.at + 1
    const to = locationOf(location.href)
    if (await this.#stays({ back: at < this.at, from: this.#here, to })) {
      this.#ours++
      history.go(this.at - at)
      return
    }
    this.at = at
    this.#key = known.key ?? newKey()
    this.#refined = known.refined ?? false
    if (known.key === undefined) history.replaceState(this.#entry, '')
    this.#here = to
    await this.#onMove(to, () => scrollToPlace(to.hash, this.#read[this.#key]))
  }
  async #stays(move: Navigation): Promise<boolean> {
    return (await this.#guard?.stays(move)) ?? false
  }
  #keepRead() {
    this.#read[this.#key] = scrollY
  }
  /** Where the document ends, the browser itself knows best where it was. */
  #leave() {
    this.#keepRead()
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(this.#read).slice(-50))))
    } catch {
      // Nothing can be kept here: pages begin at their top.
    }
  }
}

const newKey = () => (performance.timeOrigin + performance.now()).toString(36)

function kept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

function scrollToPlace(hash: string, top: number | undefined) {
  const target = top === undefined || (top === 0 && hash) ? document.getElementById(hash.slice(1)) : null
  if (target) target.scrollIntoView()
  else scrollTo({ top: top ?? 0, behavior: 'instant' })
}
