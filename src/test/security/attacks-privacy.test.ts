import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { CANARY, makeThings, type Things } from '../contract/objects.ts'
import type { Actor } from '../support/cast.ts'
import { toldIn, visit } from '../support/files/page-reader.ts'
import { call, request } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const DIST = resolve(import.meta.dirname, '../../../dist')
const world = useWorld({ web: true })
const paths: string[] = Object.keys(JSON.parse(readFileSync(join(DIST, 'pages.json'), 'utf8')).screens as object)
let things: Things
let una: Actor

beforeAll(async () => {
  things = await makeThings(world)
  una = await world.join('una', { verified: false })
  await world.settle()
})
const cookieOf = ({ token }: Actor) => (token ? `session=${token}` : undefined)
const people = () => ({ guest: world.guest, una, cleo: world.cleo, ben: world.ben, ann: world.ann })

/** Each page's path with every object that it could name. */
function addresses(): string[] {
  const fills: Record<string, string[]> = {
    product_id: [things.product, things.draft, things.archived],
    stamp_item_id: [things.item, things.hidden_item],
    user_id: [things.member],
    store_id: [things.store],
    order_id: [things.order, things.shipped],
  }
  return paths.flatMap((path) => {
    const [, name] = /\{(\w+)\}/.exec(path) ?? []
    return name ? (fills[name] ?? [crypto.randomUUID()]).map((id) => path.replace(`{${name}}`, id)) : [path]
  })
}

/** B22: private data in pages. */
test('B22 no page tells anybody but ann what is hers alone, and each carries exactly what the API would answer', async () => {
  let [pages, answers] = [0, 0]
  for (const path of addresses())
    for (const [name, who] of Object.entries(people())) {
      const heard = await visit(world.url, `${path}${path === '/orders/placed' ? `?group=${things.group}` : ''}`, cookieOf(who))
      expect([200, 302, 403, 404], `${path} ${name} ${heard.text.slice(0, 200)}`).toContain(heard.status)
      pages++
      expect(heard.text, `${path} ${name}`).not.toMatch(/password_hash|token_hash|stripe_id|\$argon2|sk_test_|whsec_/)
      if (heard.status === 302) continue
      const secrets = name === 'ann' ? [world.ben.email] : [CANARY.email, CANARY.draft, CANARY.hidden, ...(name === 'ben' ? [] : [CANARY.street])]
      for (const secret of secrets) expect(heard.text.includes(secret), `${path} tells ${name}: ${secret}`).toBe(false)
      for (const [[http, input], answer] of toldIn(heard.text).told) {
        const op = world.product.dispatcher.operations.find((one) => one.http === http)!
        const said = await call(world.url, op, input, who.token ? { token: who.token } : {})
        answers++
        expect([said.status, unsigned(answer)], `${path} ${name} ${http}`).toEqual([200, unsigned(JSON.parse(said.text))])
      }
    }
  console.info(`B22 ${pages} pages, ${answers} embedded answers compared`)
  expect(answers).toBeGreaterThan(20)
}, 120_000)
/** Removes what changes with time: the signature of a private picture's URL, and the server's clock. */
const questionsOf = (text: string) => toldIn(text).told.map(([asked]) => asked)
const countOf = (text: string, word: string) => text.split(word).length - 1
const unsigned = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replace(/\?until=\d+&signature=[\w-]+|(?<="(?:server_time|sends_at|there_by)":")[^"]*/g, ''))
/** What a page tells, its answers in the order of their questions: they are written as they arrive. */
const inOrder = (text: string) => {
  const page = toldIn(text)
  const told = unsigned(page.told).sort((a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  return { ...unsigned(page), told }
}

/** P6 and B23: shared browsers and caches. */
test('P6 no page and no answer is kept by anybody; after the way out nothing of ann is there', async () => {
  const { token } = world.ann
  for (const path of ['/', '/wallet', '/orders', '/notifications', `/orders/order-tracking/${things.order}`]) {
    const { headers } = await visit(world.url, path, `session=${token}`)
    if (!headers.get('location'))
      expect([headers.get('cache-control'), headers.get('vary')], path).toEqual(['private, no-store', expect.stringContaining('cookie')])
  }
  for (const path of ['/api/users/me', '/api/addresses', '/api/orders', '/api/no-such'])
    expect((await request(world.url + path, { headers: { authorization: `Bearer ${token}` } })).headers.get('cache-control'), path).toBe('no-store')
  const own = { origin: world.settings.public_url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const entered = await request(`${world.url}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email: CANARY.email, password: 'a penny black' }),
    headers: own,
  })
  expect(entered.text).not.toMatch(/"token":"/)
  const cookie = /^(session=[\w-]+); Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/.exec(
    entered.headers.getSetCookie().find((one) => one.startsWith('session='))!,
  )![1]!
  const [before, guest] = [await visit(world.url, '/', cookie), await visit(world.url, '/')]
  expect(toldIn(before.text).site.signed_in).toBe(true)
  expect(questionsOf(before.text)).not.toEqual(questionsOf(guest.text))
  const out = await request(`${world.url}/api/logout`, { method: 'POST', body: '{}', headers: { ...own, cookie } })
  expect(out.headers.get('set-cookie')).toMatch(/^session=; Path=\/; Max-Age=0/)
  const after = await visit(world.url, '/', cookie)
  expect([after.text.includes(CANARY.email), toldIn(after.text).site.signed_in, after.headers.get('set-cookie')]).toEqual([
    false,
    false,
    expect.stringContaining('Max-Age=0'),
  ])
  // Her store is on the public home page: after the log-out a page contains only what a guest is told.
  expect(inOrder(after.text)).toEqual(inOrder(guest.text))
  expect(countOf(after.text, world.ann.id)).toBe(countOf(guest.text, world.ann.id))
  expect(countOf(before.text, world.ann.id)).toBeGreaterThan(countOf(guest.text, world.ann.id))
})
test('B23 an address that looks like a file: never kept, never another’s', async () => {
  for (const path of ['/profile/x.css', '/wallet/x.js', '/wallet.css', '/orders/x.png', '/;.css', '/%2e%2e/wallet.css', '/wallet%0a.css']) {
    const mine = await visit(world.url, path, cookieOf(world.ann))
    expect(mine.headers.get('cache-control') ?? 'no-store', path).toMatch(/no-store/)
    const theirs = await visit(world.url, path)
    for (const word of [world.ann.id, world.ann.email]) expect(theirs.text.includes(word), path).toBe(false)
  }
  const [ann, ben] = [await visit(world.url, '/', cookieOf(world.ann)), await visit(world.url, '/', cookieOf(world.ben))]
  expect([ann.text.includes(world.ann.email), ben.text.includes(world.ann.email), ben.text.includes(world.ben.email)]).toEqual([
    ann.text.includes(world.ann.email),
    false,
    ben.text.includes(world.ben.email),
  ])
})
