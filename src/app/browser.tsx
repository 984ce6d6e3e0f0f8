import './styles.css'
import { I18nProvider } from '@lingui/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noticeTyping } from '#web/browser/unsaved-changes.ts'
import { loadPageMessages } from '#web/i18n/load-page-messages.ts'
import { subscribe } from '#web/live/subscriptions.ts'
import { fetchOperation } from '#web/query/api-client.ts'
import { QueryClient } from '#web/query/client.ts'
import { catchLinks } from '#web/router/links.ts'
import { PageTable } from '#web/router/page-table.ts'
import { RouterView } from '#web/router/RouterView.tsx'
import { Router } from '#web/router/router.ts'
import type { Site } from '#web/router/screen.ts'
import { guarded, loadOrReload } from '#web/router/stale-chunk.ts'
import { documentAround } from './document.tsx'

interface Handover {
  site: Site
  told: [readonly unknown[], { result: unknown }][]
}

const loadRoutes = () => loadOrReload(async () => (await import('./routes.ts')).routes)

/** No top-level await: the screens' scripts wait until this module has run. */
async function begin() {
  const { site, told }: Handover = JSON.parse(document.getElementById('answers')!.textContent)
  const store = new QueryClient(fetchOperation)
  for (const [key, { result }] of told) store.setQueryData(key, result)

  const { i18n, withTexts } = await loadPageMessages(site.locale)
  const pages = new PageTable(loadRoutes, (page) => guarded(withTexts(page)))
  const router = new Router(pages.find, documentAround.asks, { store, site }, location.href)
  const elsewhere = await router.start()
  if (elsewhere !== undefined) return location.replace(elsewhere)
  router.begin()
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18n}>
        <RouterView router={router} frame={documentAround} />
      </I18nProvider>,
    )
  })
  catchLinks(router, pages)
  // Without the table links are plain ones; a navigation asks for it again.
  pages.whole().catch(() => {})
  noticeTyping()
  subscribe(store, site)
}
void begin()
