declare global {
  /** Set by the document's first script at the first wheel, touch, key or mouse press. */
  var moved: boolean | undefined
}

/** Current URL, relative to the origin. */
export interface RouterLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Path, query and fragment. */
  readonly href: string
}
/** `keepScroll`: the scroll position stays, for example for filters. */
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
/** `refine`: the first change of a list's filters adds a history entry, later ones replace it. So Back returns to the list before all changes. */
export type Step = 'push' | 'replace' | 'refine'
interface Entry {
  readonly at?: number
  readonly key?: string
  readonly refined?: boolean
}
/** Navigates; call `landed` once the page is rendered. */
type OnMove = (to: RouterLocation, landed: () => void) => Promise<void>

export function locationOf(href: string): RouterLocation {
  const { pathname, search, hash } = new URL(href, 'http://path.invalid')
  return { pathname, search, hash, href: pathname + search + hash }
}

/** Keys of sessionStorage: scroll position and number of loaded pages of each entry. */
const [KEPT, PAGES] = ['scroll', 'pages']
const MOST_KEPT = 50

/** Adds to the browser's history: position of the current entry, blocking of navigation, and scroll positions. */
export class BrowserHistory {
  at: number
  #key: string
  /** The current entry was created by `refine`. */
  #refined: boolean
  #here: RouterLocation
  #guard: Guard | undefined
  /** Number of our own `history.go` calls after blocked navigations, whose events must be ignored. */
  #ours = 0
  readonly #onMove: OnMove
  readonly #read = kept(KEPT)
  readonly #pages = kept(PAGES)

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

  /** Infinite lists: pages that were loaded at this entry, also before a reload. */
  get pages(): number {
    return this.#pages[this.#key] ?? 1
  }
  keepPages(count: number) {
    this.#pages[this.#key] = count
  }
  /** After a reload: the browser restored the position before the page had its final layout. Not if the reader has scrolled since. */
  restoreScroll() {
    const top = this.#read[this.#key]
    if (top !== undefined && !globalThis.moved) scrollToPlace('', top)
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
    // Entries created by a fragment have no state.
    const known = (history.state as Entry | null) ?? {}
    // An overlay was closed: the page is the same.
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
  /** On leaving the document the browser restores the scroll position itself. */
  #leave() {
    this.#keepRead()
    history.scrollRestoration = 'auto'
    try {
      keep(KEPT, this.#read)
      keep(PAGES, this.#pages)
    } catch {
      // No sessionStorage: pages start at the top.
    }
  }
}

const newKey = () => (performance.timeOrigin + performance.now()).toString(36)

function keep(name: string, facts: Record<string, number>) {
  sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(Object.entries(facts).slice(-MOST_KEPT))))
}
function kept(name: string): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}')
  } catch {
    return {}
  }
}

function scrollToPlace(hash: string, top: number | undefined) {
  const target = top === undefined || (top === 0 && hash) ? document.getElementById(hash.slice(1)) : null
  if (target) target.scrollIntoView()
  else scrollTo({ top: top ?? 0, behavior: 'instant' })
}
