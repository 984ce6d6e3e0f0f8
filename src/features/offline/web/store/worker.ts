/** The language of the page that opens without network, for the worker, which reads no cookies. */
const CHOICE = 'cachet-choice'

/** The worker keeps this page's own files for the time without network. It never takes over a page that is open. */
export async function keepPage(locale: string) {
  if (!navigator.serviceWorker) return
  await navigator.serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' })
  await (await caches.open(CHOICE)).put('/offline-language', new Response(locale))
}
/** A newer version of these pages waits until all are closed. */
export async function watchWaiting(told: (waits: boolean) => void): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  if (!registration) return
  const look = () => told(Boolean(registration.waiting && registration.active))
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
}
