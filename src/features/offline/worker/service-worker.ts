// The service worker: the page of one's own collection opens without network. It stores this page, without anybody's data, and its built files;
// no other page, no answer of the API and no picture passes through it. It never takes over pages that are open.

interface Waits {
  waitUntil(done: Promise<unknown>): void
}
interface Fetches extends Waits {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  /** Written by the build: the files of this version. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
  addEventListener(kind: 'install' | 'activate', then: (event: Waits) => void): void
  addEventListener(kind: 'fetch', then: (event: Fetches) => void): void
}
const worker = self as unknown as Worker
const files = worker.__WB_MANIFEST

const PAGE = '/offline'
const LANGUAGES = ['en', 'es', 'fr', 'zh-CN', 'ru']
const VERSION = `cachet-${files.reduce((sum, { url, revision }) => [...`${url}${revision}`].reduce((n, sign) => (n * 31 + sign.charCodeAt(0)) >>> 0, sum), 7)}`
/** Chosen by the page; it survives versions. */
const CHOICE = 'cachet-choice'
const shellOf = (language: string) => `${PAGE}?shell=${language}`

worker.addEventListener('install', (event) => event.waitUntil(store()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pathname === PAGE ? shell(request) : elsewhere(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(builtFile(request))
  else if (pathname === '/colours.css') event.respondWith(colours(request))
})

/** All of this version or nothing; asked without cookies, so that the page is nobody's. */
async function store() {
  const cache = await caches.open(VERSION)
  await cache.addAll(files.map(({ url }) => `/${url}`))
  for (const language of LANGUAGES) {
    const page = await fetch(PAGE, { credentials: 'omit', cache: 'no-store', headers: { 'accept-language': language } })
    if (!page.ok) throw new Error(`${PAGE}: ${page.status}`)
    await cache.put(shellOf(language), page)
  }
}

/** Runs when no page of an older version is open any more. */
async function dropOlder() {
  for (const name of await caches.keys()) if (name.startsWith('cachet-') && name !== VERSION && name !== CHOICE) await caches.delete(name)
}

const kept = (address: Request | string) => caches.match(address, { ignoreVary: true })

async function shell(request: Request): Promise<Response> {
  const chosen = await (await kept('/offline-language'))?.text()
  const language = LANGUAGES.find((one) => one === chosen) ?? LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? 'en'
  // Only the installation opens a cache: looking into one that was deleted would make it again.
  return (await caches.match(shellOf(language), { ignoreVary: true, cacheName: VERSION })) ?? fetch(request)
}

/** Any other page comes from the network. Without it the address says where one is: not on that page. */
const elsewhere = (request: Request) => fetch(request).catch(() => Response.redirect(PAGE, 302))

/** The name of a built file says what is in it: any version's copy is right. */
const builtFile = async (request: Request) => (await kept(request)) ?? fetch(request)

async function colours(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keepColours(request, answer.clone())
    return answer
  } catch {
    return (await kept(request)) ?? Response.error()
  }
}

/** A cache without the page was deleted while this was asked for, and has just been made again: it goes again. */
async function keepColours(request: Request, answer: Response) {
  if (!(await caches.has(VERSION))) return
  const cache = await caches.open(VERSION)
  await ((await cache.match(shellOf('en'))) ? cache.put(request, answer) : caches.delete(VERSION))
}
