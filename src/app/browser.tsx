import '#web/ui/css/index.css'
import { I18nProvider } from '@lingui/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { byFetch } from '#web/ask.ts'
import { Store } from '#web/data.ts'
import { catchLinks } from '#web/links.ts'
import { listen } from '#web/live.ts'
import { RouterView } from '#web/RouterView.tsx'
import { guarded } from '#web/reload-guard.ts'
import { Router } from '#web/router.ts'
import type { Site } from '#web/site.ts'
import { noticeTyping } from '#web/unsaved.ts'
import { voice } from '#web/voice.ts'
import { frame } from './frame.tsx'
import { routes } from './routes.ts'

interface Handover {
  site: Site
  told: [readonly unknown[], { result: unknown }][]
}

/** Not awaited at the top: the screens' scripts wait for this one to have run. */
async function begin() {
  const { site, told }: Handover = JSON.parse(document.getElementById('answers')!.textContent)
  const store = new Store(byFetch)
  for (const [key, { result }] of told) store.setQueryData(key, result)

  const { i18n, pages } = await voice(site.locale, routes)
  const router = new Router(pages.map(guarded), frame.asks, { store, site }, location.href)
  const elsewhere = await router.start()
  if (elsewhere !== undefined) return location.replace(elsewhere)
  router.begin()
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18n}>
        <RouterView router={router} frame={frame} />
      </I18nProvider>,
    )
  })
  catchLinks(router, pages)
  noticeTyping()
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && store.awake())
  addEventListener('online', () => store.awake())
  listen(store, site)
}
void begin()
