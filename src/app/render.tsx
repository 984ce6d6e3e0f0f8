import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Ask } from '#web/ask.ts'
import { Store } from '#web/data.ts'
import { pathPattern } from '#web/path-pattern.ts'
import { type Landing, makeRouter } from '#web/router.tsx'
import type { Site } from '#web/site.ts'
import { speak } from '#web/speak.ts'
import { frame } from './frame.tsx'
import { routes } from './routes.ts'

/** One page: the document, and the answers it was drawn from, word for word as the API writes them. */
export async function render(url: string, site: Site, ask: Ask) {
  const told: string[] = []
  const store = new Store(async (http, input) => {
    const answer = await ask(http, input)
    if (answer.status === 200) told.push(`[${JSON.stringify([http, input])},${answer.text}]`)
    return answer
  })
  const page = pageAt(url)
  const landing: Landing = { status: page ? 200 : 404 }
  const router = makeRouter(routes, frame, { store, site, landing }, url)
  const [i18n] = await Promise.all([speak(site.locale), router.load()])
  if (landing.location) return { status: 302, location: landing.location, html: '', answers: '', screen: '' }
  const { matches } = router.state
  const html = renderToString(
    <QueryClientProvider client={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  store.clear()
  const fault = matches.find(({ status }) => status === 'error')?.error
  return { status: landing.status, html, answers: `{"site":${JSON.stringify(site)},"told":[${told}]}`, screen: page ?? '', fault }
}
export type Render = typeof render

const patterns = routes.map(({ path }) => ({ path, pattern: pathPattern(path) }))
const pageAt = (url: string) => patterns.find(({ pattern }) => pattern.test(url.split('?')[0]!))?.path
