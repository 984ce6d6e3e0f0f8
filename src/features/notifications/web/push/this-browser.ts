/** What this browser says of notices; `unsupported` also on a page without https. */
export type BrowserStanding = 'unsupported' | NotificationPermission

const WORKER = '/push-worker.js'
/** A place of its own: the worker of the offline copy has the pages. */
const SCOPE = '/push/'
/** The id of this browser's subscription, to find it in the list. */
const MARK = 'cachet-push'

export const standing = (): BrowserStanding =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator ? Notification.permission : 'unsupported'

export const readMark = () => localStorage.getItem(MARK)
export const keepMark = (id: string | null) => (id === null ? localStorage.removeItem(MARK) : localStorage.setItem(MARK, id))

const manager = async () => (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager

/** The subscription of this browser with this key; one of another key tells nothing any more. */
export async function subscriptionNow(key: string): Promise<PushSubscription | null> {
  const found = await (await manager())?.getSubscription()
  return found && keyOf(found) === key ? found : null
}

/** Null when the browser gives none, as without a connection to its push service. Only with permission: nothing is asked here. */
export async function subscribeWith(key: string): Promise<PushSubscription | null> {
  if (standing() !== 'granted') return null
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
    await active(registration)
    const old = await registration.pushManager.getSubscription()
    if (old && keyOf(old) !== key) await old.unsubscribe()
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    return null
  }
}

export async function endSubscription(): Promise<void> {
  const found = await (await manager())?.getSubscription()
  await found?.unsubscribe()
  keepMark(null)
}

/** What the server stores of a subscription. */
export function addressOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

const active = (registration: ServiceWorkerRegistration) =>
  new Promise<void>((done) => {
    const worker = registration.installing ?? registration.waiting ?? registration.active
    if (!worker || worker.state === 'activated') return done()
    worker.addEventListener('statechange', () => worker.state === 'activated' && done())
  })
