// The service worker of notices: it shows what the product sends and opens where that leads. It stores nothing and no request passes through it.

interface Waits {
  waitUntil(done: Promise<unknown>): void
}
interface Pushed extends Waits {
  readonly data: { json(): unknown } | null
}
interface Pressed extends Waits {
  readonly notification: Notification
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
}
interface Worker {
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly clients: {
    matchAll(wish: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(kind: 'push', then: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', then: (event: Pressed) => void): void
}
const worker = self as unknown as Worker
const HOME = '/notifications'

worker.addEventListener('push', (event) => event.waitUntil(show(told(event))))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** Something is always shown: browsers take the permission away from who pushes and shows nothing. */
function told({ data }: Pushed): Record<string, string> {
  try {
    return data?.json() as Record<string, string>
  } catch {
    return {}
  }
}

/** What is new of the same thing replaces what was shown of it. */
const show = ({ title, body, path, lang, tag }: Record<string, string>) =>
  worker.registration.showNotification(title || 'Cachet', { body, lang, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: path })

/** Open redirect: only paths of this product. */
async function open(path: unknown): Promise<unknown> {
  const address = new URL(typeof path === 'string' ? path : HOME, location.origin)
  const to = address.origin === location.origin ? address.href : new URL(HOME, location.origin).href
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.find(({ url }) => url === to)?.focus() ?? worker.clients.openWindow(to)
}
