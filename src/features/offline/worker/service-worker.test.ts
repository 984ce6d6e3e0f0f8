import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'service-worker.ts'), 'utf8'))

interface Asked {
  readonly url: string
  readonly init: RequestInit | undefined
}
const keyOf = (request: unknown) => (typeof request === 'string' ? request : (request as { url: string }).url)
/** The browser's stored files, as far as the worker uses them. */
function storedIn(stored: Map<string, Map<string, unknown>>) {
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, unknown>()
    stored.set(name, cache)
    return {
      addAll: async (urls: string[]) => {
        for (const url of urls) cache.set(url, 'file')
      },
      put: async (request: unknown, answer: unknown) => void cache.set(keyOf(request), answer),
      match: async (request: unknown) => cache.get(keyOf(request)),
    }
  }
  return {
    open,
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: unknown, { cacheName }: { cacheName?: string } = {}) =>
      [...stored].filter(([name]) => !cacheName || name === cacheName).flatMap(([, cache]) => cache.get(keyOf(request)) ?? [])[0],
  }
}

/** A worker with its script run, and everything that it asks, stores and takes over written down. */
function started({ online = true } = {}) {
  const asked: Asked[] = []
  const stored = new Map<string, Map<string, unknown>>()
  const taken: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const caches = storedIn(stored)
  const fetch = async (request: unknown, init?: RequestInit) => {
    asked.push({ url: keyOf(request), init })
    if (!online) throw new TypeError('Failed to fetch')
    return { ok: true, status: 200, clone: () => 'a copy', from: 'network' }
  }
  const worker = {
    __WB_MANIFEST: [{ url: 'assets/browser-1.js', revision: null }],
    addEventListener: (kind: string, then: (event: object) => void) => listeners.set(kind, then),
    skipWaiting: async () => void taken.push('skipWaiting'),
    clients: { claim: async () => void taken.push('claim') },
  }
  const Response = { redirect: (to: string, status: number) => ({ to, status }), error: () => 'error' }
  runInNewContext(source, {
    self: worker,
    caches,
    fetch,
    Response,
    URL,
    navigator: { language: 'fr-FR' },
    location: { origin: 'https://market.test' },
  })
  const lasts = async (kind: string) => {
    const done: Promise<unknown>[] = []
    listeners.get(kind)!({ waitUntil: (until: Promise<unknown>) => done.push(until) })
    await Promise.all(done)
  }
  /** The worker's answer; undefined: it does not touch this request. */
  const answers = async (path: string, more: object = {}) => {
    const said: Promise<unknown>[] = []
    const request = { url: new URL(path, 'https://market.test').href, method: 'GET', mode: 'no-cors', ...more }
    listeners.get('fetch')!({ request, respondWith: (answer: Promise<unknown>) => said.push(answer) })
    return said[0] && { is: await said[0] }
  }
  return { asked, stored, taken, lasts, answers, caches }
}
const page = { mode: 'navigate' }

test('it stores its files and the page of nobody, asked for without cookies, and takes over nothing', async () => {
  const { asked, stored, taken, lasts } = started()
  await lasts('install')
  await lasts('activate')
  expect(asked.map(({ url, init }) => [url, init?.credentials])).toEqual(Array.from({ length: 5 }, () => ['/offline', 'omit']))
  expect([...stored.values()].flatMap((cache) => [...cache.keys()])).toEqual([
    '/assets/browser-1.js',
    ...['en', 'es', 'fr', 'zh-CN', 'ru'].map((language) => `/offline?shell=${language}`),
  ])
  expect(taken).toEqual([])
})

test('answers of the API, pictures, other origins and what is sent do not pass through it', async () => {
  const { answers } = started()
  for (const [path, more] of [
    ['/api/offline/changes', {}],
    ['/medias/abc/320.webp', {}],
    ['https://elsewhere.test/assets/a.js', {}],
    ['/login', { ...page, method: 'POST' }],
  ] as const)
    expect(await answers(path, more), path).toBeUndefined()
})

test('other pages come from the network and are not stored; without it their address leads to the offline page', async () => {
  const worker = started()
  await worker.lasts('install')
  const before = [...worker.stored.values()].map(({ size }) => size)
  expect(await worker.answers('/cart', page)).toMatchObject({ is: { from: 'network' } })
  expect([...worker.stored.values()].map(({ size }) => size)).toEqual(before)
  expect(await started({ online: false }).answers('/cart', page)).toEqual({ is: { to: '/offline', status: 302 } })
})

test('the offline page is the one of its language; a version that is over leaves, and the chosen language stays', async () => {
  const worker = started()
  await worker.lasts('install')
  await worker.caches.open('cachet-1')
  await worker.caches.open('cachet-choice')
  await worker.caches.open('of another script')
  const network = worker.asked.length
  expect(await worker.answers('/offline', page)).toMatchObject({ is: { from: 'network' } })
  expect(worker.asked).toHaveLength(network)
  await worker.lasts('activate')
  expect(await worker.caches.keys()).toEqual([expect.stringMatching(/^cachet-\d{2,}$/), 'cachet-choice', 'of another script'])
})

test('the colours of the site are stored with the page; asked for while the copy is deleted they make nothing again', async () => {
  const worker = started()
  await worker.lasts('install')
  await worker.answers('/colours.css')
  const kept = [...worker.stored.values()].flatMap((cache) => [...cache.keys()])
  expect(kept.at(-1)).toMatch(/colours\.css$/)
  const { has } = worker.caches
  worker.caches.has = async (name) => {
    const was = await has(name)
    worker.stored.clear()
    return was
  }
  await worker.answers('/colours.css')
  expect(await worker.caches.keys()).toEqual([])
})
