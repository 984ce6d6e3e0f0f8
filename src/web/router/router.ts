import type { ReactNode } from 'react'
import { refused } from '#kernel/refusal.ts'
import { problemOf } from '../query/api-client.ts'
import type { QueryClient } from '../query/client.ts'
import { keyOf, type OperationQuery } from '../query/keys.ts'
import { BrowserHistory, locationOf, type NavigateOptions, type Navigation, type RouterLocation } from './history.ts'
import type { FindPage } from './page-table.ts'
import type { AnswerTo, AnyScreen, Site } from './screen.ts'

export interface RouterParts {
  readonly store: QueryClient
  readonly site: Site
}
/** Result of a navigation: screen, not found, error on the page, or error in the document. */
export type RouterState =
  | { readonly kind: 'screen'; readonly path: string; readonly screen: AnyScreen; readonly input: unknown }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed' | 'ruined'; readonly error: unknown; readonly status: number }

class Away {
  readonly location: string
  constructor(location: string) {
    this.location = location
  }
}
class Lost {}

/** Router over a flat table of pages. The current page stays until the next one has its answers. */
export class Router {
  readonly surroundings: RouterParts
  here: RouterLocation
  busy = false
  drawn: RouterState = { kind: 'lost' }
  /** Browser: true from start until the server's page is hydrated. */
  waking = false
  /** Server: HTML of a part under its place and data, kept from an earlier page or drawn now. Without it parts are drawn in their place. */
  declare drawPart?: (part: string, children: () => ReactNode) => string
  readonly #find: FindPage
  readonly #frame: (site: Site) => readonly OperationQuery[]
  readonly #watchers = new Set<() => void>()
  #trail: BrowserHistory | undefined
  #turn = 0

  constructor(find: FindPage, frame: (site: Site) => readonly OperationQuery[], surroundings: RouterParts, href: string) {
    this.#find = find
    this.#frame = frame
    this.surroundings = surroundings
    this.here = locationOf(href)
  }

  watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }
  /** Loads the first page and the frame's queries. Returns a redirect, if any. */
  async start(): Promise<string | undefined> {
    const { store, site } = this.surroundings
    const [frame, page] = await Promise.allSettled([readAll(store, this.#frame(site)), this.#open(this.here)])
    const drawn = frame.status === 'rejected' ? endOf(frame.reason, 'ruined') : page.status === 'rejected' ? endOf(page.reason) : page.value
    if (drawn instanceof Away) return drawn.location
    this.drawn = drawn
    return undefined
  }
  /** Browser: starts handling navigation. */
  begin(): void {
    this.waking = true
    this.#trail = new BrowserHistory(this.here, (to, landed) => this.#move(to, landed))
  }
  push(href: string, how?: NavigateOptions): Promise<void> {
    return this.#trail!.go(locationOf(href), 'push', how)
  }
  replace(href: string, how?: NavigateOptions): Promise<void> {
    return this.#trail!.go(locationOf(href), 'replace', how)
  }
  /** Changes filters or order of the current list. */
  refine(href: string): Promise<void> {
    return this.#trail!.go(locationOf(href), 'refine', { keepScroll: true })
  }
  back(): void {
    history.back()
  }
  get canGoBack(): boolean {
    return this.#trail!.at > 0
  }
  /** Number of loaded pages of the infinite list at this history entry; 1 on the server. */
  get pagesKept(): number {
    return this.#trail?.pages ?? 1
  }
  keepPages(count: number): void {
    this.#trail!.keepPages(count)
  }
  restoreScroll(): void {
    this.#trail!.restoreScroll()
  }
  /** Called before every navigation; true blocks it. `unsaved` also makes the browser ask before it leaves the site. */
  block(stays: (move: Navigation) => Promise<boolean>, unsaved: () => boolean): () => void {
    return this.#trail!.block(stays, unsaved)
  }
  /** Called when the current state has been rendered. */
  landed = () => {}

  async #move(to: RouterLocation, landed: () => void): Promise<void> {
    const turn = ++this.#turn
    this.here = to
    this.#tell({ busy: true })
    const drawn = await this.#open(to).catch((reason) => endOf(reason))
    if (turn !== this.#turn) return
    if (drawn instanceof Away) return this.replace(drawn.location)
    await new Promise<void>((standing) => {
      this.landed = standing
      this.#tell({ busy: false, drawn })
    })
    if (turn === this.#turn) landed()
  }
  #tell(change: Partial<Pick<Router, 'busy' | 'drawn'>>) {
    Object.assign(this, change)
    for (const watcher of this.#watchers) watcher()
  }
  async #open({ pathname, search, href }: RouterLocation): Promise<RouterState> {
    const { store, site } = this.surroundings
    const found = await this.#find(pathname)
    if (!found) throw new Lost()
    const { default: screen } = await found.line.load()
    if (screen.visitors === 'members' && !site.signed_in) throw new Away(loginFrom(href))
    if (screen.visitors === 'guests' && site.signed_in) throw new Away('/profile')
    const input = screen.reads({ path: found.words, query: new URLSearchParams(search), site })
    if (input === undefined) throw new Lost()
    const [elsewhere] = await Promise.all([answers(store, screen, input, site, href), screen.brings?.(input)])
    if (elsewhere) throw new Away(elsewhere)
    return { kind: 'screen', path: found.line.path, screen, input }
  }
}

/** Limit of `next` rounds, against endless loops. */
const MOST_ROUNDS = 8

async function answers(store: QueryClient, screen: AnyScreen, input: unknown, site: Site, href: string): Promise<string | undefined> {
  await readAll(store, screen.asks(input, site), href)
  const answerOf: AnswerTo = (op, asked) => store.getQueryData(keyOf({ op, input: asked }))!
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const more = screen.next?.(input, answerOf, round) ?? []
    if (!more.length) break
    await readAll(store, more, href)
  }
  return screen.leads?.(input, answerOf)
}

const loginFrom = (href: string) => `/login?redirect_back=${encodeURIComponent(href)}`

/** A refused query becomes a page: 404 is not found, 401 redirects to log-in. */
async function readAll(store: QueryClient, questions: readonly OperationQuery[], href = '/'): Promise<void> {
  const told = await Promise.allSettled(questions.map((question) => store.read(question)))
  for (const answer of told) {
    if (answer.status === 'fulfilled') continue
    const status = statusOf(answer.reason)
    if (status === 404) throw new Lost()
    if (status === 401) throw new Away(loginFrom(href))
    throw answer.reason
  }
}

const statusOf = (reason: unknown) => (refused(reason) ? problemOf(reason).status : 500)

function endOf(reason: unknown, kind: 'failed' | 'ruined' = 'failed'): RouterState | Away {
  if (reason instanceof Away) return reason
  return reason instanceof Lost ? { kind: 'lost' } : { kind, error: reason, status: statusOf(reason) }
}
