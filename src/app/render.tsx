import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Ask } from '#web/ask.ts'
import { Store } from '#web/data.ts'
import { makeRouter } from '#web/router.tsx'
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
  const router = makeRouter(routes, frame, { store, site }, url)
  const [i18n] = await Promise.all([speak(site.locale), router.load()])
  const { redirect, statusCode, matches } = router.state
  const away = redirect?.options.href
  if (away) return { status: 302, location: away, html: '', answers: '', screen: '' }
  const html = renderToString(
    <QueryClientProvider client={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  store.clear()
  const fault = matches.find(({ status }) => status === 'error')?.error
  return { status: statusCode, html, answers: `{"site":${JSON.stringify(site)},"told":[${told}]}`, screen: matches.at(-1)?.routeId ?? '', fault }
}
export type Render = typeof render
