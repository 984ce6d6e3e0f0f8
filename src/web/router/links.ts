import type { PageTable } from './page-table.ts'
import type { Router } from './router.ts'

/** Progressive enhancement: links and GET forms are plain HTML; with script their events are handled here, without a reload. */
export function catchLinks(router: Router, pages: PageTable) {
  const pageAt = (url: URL) => (url.origin === location.origin ? pages.at(url.pathname) : undefined)
  /** `data-step` of a link: it refines the current list, or changes only its view. */
  const move = (href: string, step: string | undefined) => {
    if (step === 'refine') return router.refine(href)
    return step === 'replace' ? router.replace(href, { keepScroll: true }) : router.push(href)
  }
  const go = (url: URL, event: Event, step?: string) => {
    if (!pageAt(url)) return
    event.preventDefault()
    const elsewhere = url.pathname !== location.pathname
    const before = document.activeElement
    const stands = move(url.pathname + url.search + url.hash, step)
    if (elsewhere) void stands.then(() => focusMain(before))
  }
  addEventListener('pointerover', (event) => {
    const link = linkAt(event)
    // Prefetch only: errors are reported when the link is followed.
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

/** Accessibility: focus moves to the new page, unless one of its fields has it, or somebody quick has moved it on meanwhile. */
function focusMain(before: Element | null) {
  const now = document.activeElement
  const moved = now !== before && now !== document.body
  if (!moved && !now?.matches('main :is(input, select, textarea)')) document.querySelector('main')?.focus({ preventScroll: true })
}

const linkAt = (event: Event) =>
  (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]:not([target], [download], [href*="#"], [data-reload])')
