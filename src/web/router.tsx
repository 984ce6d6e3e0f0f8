import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, notFound, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { refused } from '#kernel/refusal.ts'
import { toldOf } from './ask.ts'
import { keyOf, type Question, type Store } from './data.ts'
import type { AnswerTo, AnyScreen, Page, Place, Site } from './site.ts'

export interface Surroundings {
  readonly store: Store
  readonly site: Site
  /** For the server: how the page ended, beside what it draws. */
  readonly landing: Landing
}
export interface Landing {
  status: number
  location?: string
}
/** What stands around every screen: the document, and what it asks for itself. */
export interface Frame {
  readonly Document: () => ReactNode
  readonly NotFound: () => ReactNode
  readonly Failed: (props: { error: unknown }) => ReactNode
  /** When the document itself cannot be drawn. */
  readonly LastResort: () => ReactNode
  readonly asks: (site: Site) => readonly Question[]
}
interface Shown {
  readonly screen: AnyScreen
  readonly input: unknown
}

/** The library's router used lean: one flat map of pages, our own reading of addresses, answers from the store. */
export function makeRouter(pages: readonly Page[], frame: Frame, surroundings: Surroundings, url?: string) {
  const root = createRootRouteWithContext<Surroundings>()({
    component: frame.Document,
    errorComponent: frame.LastResort,
    notFoundComponent: frame.NotFound,
    loader: ({ context: { store, site, landing } }) => readAll(store, frame.asks(site), landing),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const routes = pages.map((page) => {
    const route = createRoute({
      getParentRoute: () => root,
      path: page.path.replace(/\{(\w+)\}/g, '$$$1'),
      loaderDeps: ({ search }) => search as Record<string, string>,
      loader: ({ params, context, location }) =>
        open(
          page,
          { path: params as Record<string, string>, query: new URLSearchParams(location.searchStr), site: context.site },
          context,
          location.href,
        ),
      component: function Show() {
        const { screen, input } = route.useLoaderData() as Shown
        return <screen.Draw input={input} />
      },
      errorComponent: ({ error }) => <frame.Failed error={error} />,
      notFoundComponent: frame.NotFound,
    })
    return route
  })
  const router = createRouter({
    routeTree: root.addChildren(routes),
    context: surroundings,
    scrollRestoration: url === undefined,
    defaultNotFoundComponent: frame.NotFound,
    defaultPendingMs: 200,
    defaultPreload: false,
    defaultStaleTime: 0,
    // Our own forms write plain queries; the schemas read them.
    parseSearch: (text) => ({ q: text.replace(/^\?/, '') }),
    stringifySearch: (search) => ((search as { q?: string }).q ? `?${(search as { q: string }).q}` : ''),
    ...(url !== undefined && { history: createMemoryHistory({ initialEntries: [url] }), isServer: true }),
  })
  // The page came drawn: the first drawing in the browser has the same boundaries as the server's.
  if (url === undefined) router.ssr = { manifest: undefined }
  return router
}
export type SiteRouter = ReturnType<typeof makeRouter>

/** A screen that never has enough is drawn with what it has, rather than asked for ever. */
const MOST_ROUNDS = 8

async function open(page: Page, place: Place, { store, landing }: Surroundings, href: string): Promise<Shown> {
  const { default: screen } = await page.load()
  const { signed_in } = place.site
  if (screen.visitors === 'members' && !signed_in) throw away(landing, loginFrom(href))
  if (screen.visitors === 'guests' && signed_in) throw away(landing, '/profile')
  const input = screen.reads(place)
  if (input === undefined) throw lost(landing)
  await readAll(store, screen.asks(input, place.site), landing, href)
  const answerOf: AnswerTo = (op, asked) => store.getQueryData(keyOf({ op, input: asked }))!
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const more = screen.next?.(input, answerOf, round) ?? []
    if (!more.length) break
    await readAll(store, more, landing, href)
  }
  return { screen, input }
}

const loginFrom = (href: string) => `/login?redirect_back=${encodeURIComponent(href)}`

function away(landing: Landing, location: string) {
  landing.location = location
  return redirect({ href: location })
}
function lost(landing: Landing) {
  landing.status = 404
  return notFound()
}

/** A refused answer becomes a page: not there is not found, not signed in is the login. */
async function readAll(store: Store, questions: readonly Question[], landing: Landing, href = '/'): Promise<void> {
  const answers = await Promise.allSettled(questions.map((question) => store.read(question)))
  for (const answer of answers) {
    if (answer.status === 'fulfilled') continue
    const no = answer.reason
    const status = refused(no) ? toldOf(no).status : 500
    if (status === 404) throw lost(landing)
    if (status === 401) throw away(landing, loginFrom(href))
    landing.status = status
    throw no
  }
}
