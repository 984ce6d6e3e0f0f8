import { pathReader } from './path-pattern.ts'
import type { Router } from './router.ts'
import type { Page } from './screen.ts'

/** Links and GET forms are plain HTML; with JavaScript their clicks are caught once, here, and nothing reloads. */
export function catchLinks(router: Router, pages: readonly Page[]) {
  const read = pathReader(pages)
  const pageAt = (url: URL) => (url.origin === location.origin ? read(url.pathname)?.line : undefined)
  /** A link may say that it refines the list it stands beside, or only shows it in another way. */
  const move = (href: string, step: string | undefined) => {
    if (step === 'refine') return router.refine(href)
    return step === 'replace' ? router.replace(href, { keepScroll: true }) : router.push(href)
  }
  const go = (url: URL, event: Event, step?: string) => {
    if (!pageAt(url)) return
    event.preventDefault()
    const elsewhere = url.pathname !== location.pathname
    const stands = move(url.pathname + url.search + url.hash, step)
    if (elsewhere) void stands.then(focusMain)
  }
  addEventListener('pointerover', (event) => {
    const link = linkAt(event)
    // Only a head start: what fails here is told when somebody goes there.
    if (link)
      void pageAt(new URL(link.href))
        ?.load()
        .catch(() => {})
  })
  addEventListener('click', (event) => {
    const link = linkAt(event)
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)
    if (link && plain) go(new URL(link.href), event, link.dataset.step)
  })
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'get' || event.defaultPrevented) return
    const filled = [...new FormData(form, (event as SubmitEvent).submitter)].filter(([, value]) => value !== '') as [string, string][]
    const url = new URL(form.action)
    url.search = new URLSearchParams(filled).toString()
    go(url, event)
  })
}

/** Whoever reads by ear begins with the new page; a field that has taken the focus for itself keeps it. */
function focusMain() {
  const main = document.querySelector('main')
  const taken = document.activeElement?.matches('input, select, textarea') && main?.contains(document.activeElement)
  if (!taken) main?.focus({ preventScroll: true })
}

const linkAt = (event: Event) =>
  (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]:not([target], [download], [href*="#"], [data-reload])')
