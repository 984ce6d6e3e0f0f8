import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { loadMessages } from '#web/i18n/load-messages.ts'
import type { FetchOperation } from '#web/query/api-client.ts'
import { QueryClient } from '#web/query/client.ts'
import { pathReader } from '#web/router/path-pattern.ts'
import { RouterView } from '#web/router/RouterView.tsx'
import { Router } from '#web/router/router.ts'
import type { Site } from '#web/router/screen.ts'
import { RouterContext } from '#web/router/use-router.ts'
import { documentAround } from './document.tsx'
import { routes } from './routes.ts'

/**
 * Performance: React preloads every eager picture. The browser may then choose another size for the `img`, one that it has in its cache, and the
 * preloaded size is fetched in vain; without the preload it finds the `img` in the complete HTML as early.
 */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/** Renders a page; returns the HTML and the API answers it was rendered from, unchanged. */
export async function render(url: string, site: Site, ask: FetchOperation, keepPart?: (part: string, draw: () => string) => string) {
  const told: string[] = []
  const store = new QueryClient(async (http, input) => {
    const answer = await ask(http, input)
    if (answer.status === 200) told.push(`[${JSON.stringify([http, input])},${answer.text}]`)
    return answer
  })
  const router = new Router(read, documentAround.asks, { store, site }, url)
  const [i18n, elsewhere] = await Promise.all([loadMessages(site.locale), router.start()])
  if (elsewhere !== undefined) return { status: 302, location: elsewhere, html: '', answers: '', screen: '' }
  if (keepPart) router.drawPart = (part, children) => keepPart(part, () => drawApart(router, i18n, children()))
  const { drawn } = router
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <RouterView router={router} frame={documentAround} />
    </I18nProvider>,
  ).replace(PICTURE_PRELOAD, '')
  const failed = 'error' in drawn ? drawn : undefined
  const status = failed?.status ?? (drawn.kind === 'lost' ? 404 : 200)
  return {
    status,
    html,
    answers: `{"site":${JSON.stringify(site)},"told":[${told}]}`,
    screen: pageAt(router.here.pathname) ?? '',
    fault: failed?.error,
  }
}
export type Render = typeof render

/** A part with the contexts that parts may use, drawn while the page around it is: React allows that after the last hook of a component. */
const drawApart = (router: Router, i18n: I18n, part: ReactNode) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <RouterContext value={router}>{part}</RouterContext>
    </I18nProvider>,
  ).replace(PICTURE_PRELOAD, '')

const read = pathReader(routes)
const pageAt = (pathname: string) => read(pathname)?.line.path
