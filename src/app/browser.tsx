import '#web/ui/css/index.css'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { byFetch } from '#web/ask.ts'
import { Store } from '#web/data.ts'
import { catchLinks } from '#web/links.ts'
import { listen } from '#web/live.ts'
import { guarded } from '#web/reload-guard.ts'
import { makeRouter } from '#web/router.tsx'
import type { Site } from '#web/site.ts'
import { speak } from '#web/speak.ts'
import { noticeTyping } from '#web/unsaved.ts'
import { frame } from './frame.tsx'
import { routes } from './routes.ts'

interface Handover {
  site: Site
  told: [readonly unknown[], { result: unknown }][]
}

const { site, told }: Handover = JSON.parse(document.getElementById('answers')!.textContent)
const store = new Store(byFetch)
for (const [key, { result }] of told) store.setQueryData(key, result)

const router = makeRouter(routes.map(guarded), frame, { store, site, landing: { status: 200 } })
const [i18n] = await Promise.all([speak(site.locale), router.load()])
startTransition(() => {
  hydrateRoot(
    document,
    <QueryClientProvider client={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  )
})
catchLinks(router, routes)
noticeTyping()
listen(store, site)
