import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { openApp } from '#server/http/app.ts'
import type { Renderer } from '#server/pages/renderer.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import { makeThings, pictureOf, type Things } from '../contract/objects.ts'
import { tagsOf, toldIn, visit } from '../support/files/page-reader.ts'
import { request } from '../support/http-request.ts'
import { raw, spelt } from '../support/outside/raw.ts'
import { useWorld } from '../support/world.ts'

const DIST = resolve(import.meta.dirname, '../../../dist')
const world = useWorld({ web: true })
let things: Things
const NAMED = `</script><!--<script>window.__pwn=1</script>]]><img src=x onerror=alert(1)>"'&`
/** JavaScript's line separators are refused in a name and kept in a description. */
const HOSTILE = `${NAMED}\u2028\u2029x`

beforeAll(async () => {
  things = await makeThings(world)
  await world.settle()
})

/** D4: text that would end a script element. */
test('D4 a product named like the end of a page: the page parses, the name stands in it as words', async () => {
  const media_ids = [(await pictureOf(world, world.ann)) as never]
  const { stamp_item } = await world.ann.gets(stampItems.create, {
    name: NAMED,
    description: HOSTILE,
    status: 'FOR_SALE',
    media_ids,
    quantity_owned: { mint: 0, used: 5 },
  })
  const given = { productable_id: stamp_item.id, name: NAMED, sub_title: NAMED, description: HOSTILE, regular_price: 100, is_published: true }
  const refused = await world.ann.ask(products.create, { ...given, name: HOSTILE })
  expect([refused.status, Object.keys(refused.errors!)]).toEqual([422, ['name']])
  const { product } = await world.ann.gets(products.create, given)
  for (const path of [
    `/products/${product.id}`,
    '/marketplace/for-sale',
    `/stores/${things.store}`,
    `/stamp-items/${stamp_item.id}/show`,
    '/',
    `/marketplace/for-sale?search=${encodeURIComponent(HOSTILE)}`,
  ]) {
    const { text, status } = await visit(world.url, path)
    expect(status, path).toBe(200)
    expect(text.includes('<script>window.__pwn'), path).toBe(false)
    expect(text.includes('<!--<script'), path).toBe(false)
    expect(text.includes('<img src=x'), path).toBe(false)
    expect(/[\u2028\u2029]/.test(/id="answers">([\s\S]*?)<\/script>/.exec(text)![1]!), path).toBe(false)
    expect(
      tagsOf(text).filter(({ rest }) => /\son\w+\s*=/i.test(rest.replace(/"[^"]*"/g, '""'))),
      path,
    ).toEqual([])
    const { told } = toldIn(text)
    if (path.startsWith('/products/'))
      for (const words of [NAMED, HOSTILE]) expect(JSON.stringify(told)).toContain(`"${JSON.stringify(words).slice(1, -1)}"`)
  }
})

/** D5: scripts in a page. */
/** The inline script records early input and loads our own files; nothing of a request is in it. */
const FILES = String.raw`texts="/assets/texts-[\w-]+/[\w-]+/";\{const nonce=document\.currentScript\.nonce,files=\["/assets/[\w.-]+\.js"(,"/assets/[\w./-]+\.js")*\],put=`
const STEPPED = String.raw`\{const place=\(\)=>location\.pathname\+location\.search,drawn=place\(\);addEventListener\('popstate',[^"]*reload\(\)\}\)\}`
const BEGINS = new RegExp(
  `^early=\\[\\];for\\(const kind of\\['click','input','change','submit'\\]\\)addEventListener\\([^"]*true\\);moved=false;for\\(const kind of\\['wheel','touchmove','keydown','mousedown'\\]\\)addEventListener\\([^"]*passive:true}\\);${STEPPED}(firstPage=\\{"path":"[^"]+","script":"/assets/[\\w.-]+\\.js"\\};)?${FILES}`,
)
/** Of a page that is kept: the clock of the database when it was sent. */
const CLOCK = /^sentAt=\d{13}$/
const scriptsOf = (text: string) => [...text.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)].map(([, rest, body]) => ({ rest: rest!, body: body! }))

test('D5 500 answers, 500 nonces; every script carries its own, nothing is inline but the line that asks for the others', async () => {
  const nonces = new Set<string>()
  for (let n = 0; n < 500; n++) {
    const { headers, text } = await visit(world.url, n % 2 ? '/' : '/login')
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy')!)![1]!
    expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16)
    nonces.add(nonce)
    // A data block is not a script: browsers do not run it and the policy does not apply.
    const scripts = scriptsOf(text).filter(({ rest }) => !/ type="application\/(ld\+)?json"/.test(rest))
    expect(scripts.length).toBe(tagsOf(text).filter(({ name, rest }) => name === 'script' && rest !== ' type="application/ld+json"').length)
    for (const { rest, body } of scripts) expect([rest, BEGINS.test(body) || CLOCK.test(body)], body).toEqual([` nonce="${nonce}"`, true])
  }
  expect(nonces.size).toBe(500)
})
test('D5 every kind of page: strict directives, not frameable, no handlers, no styles in attributes that a policy would refuse', async () => {
  for (const path of ['/', '/login', '/wallet', '/no/such/page', `/products/${things.product}`]) {
    const { headers, text } = await visit(world.url, path, `session=${world.ann.token}`)
    const policy = headers.get('content-security-policy')
    if (headers.get('location')) continue
    for (const part of [
      "default-src 'self'",
      "'strict-dynamic'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "connect-src 'self'",
    ])
      expect(policy, path).toContain(part)
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:(?!\/\/(localhost|127\.0\.0\.1):\d+)/)
    expect(
      [
        headers.get('x-frame-options'),
        headers.get('x-content-type-options'),
        headers.get('cross-origin-opener-policy'),
        headers.get('referrer-policy'),
      ],
      path,
    ).toEqual(['DENY', 'nosniff', 'same-origin', 'strict-origin-when-cross-origin'])
    expect(headers.get('x-powered-by')).toBeNull()
    expect(
      tagsOf(text).filter(({ rest }) =>
        /\son\w+=|href="javascript:/i.test(rest.replace(/=("[^"]*")/g, (all, value: string) => (value.startsWith('"javascript:') ? all : '=""'))),
      ),
      path,
    ).toEqual([])
  }
  for (const path of ['/api/docs', '/outbox', '/api/countries', `/media/${'x'.repeat(22)}/full.webp`])
    expect((await request(world.url + path)).headers.get('x-frame-options'), path).toBe('DENY')
})

test('D8 the page of the API runs nothing and loads nothing from elsewhere; a browser that asks for an icon gets one', async () => {
  const { headers, text } = await request(`${world.url}/api/docs`)
  const policy = headers.get('content-security-policy')!
  const [, style] = /<style>([^<]*)<\/style>/.exec(text)!
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(policy).toContain(createHash('sha256').update(style!).digest('base64'))
  const icon = await request(`${world.url}/favicon.ico`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('D9 an address that begins with two slashes names no other host: it leads to ours with one', async () => {
  for (const [asked, leads] of [
    ['//evil.test/login', '/evil.test/login'],
    ['/%5Cevil.test/login', undefined],
    ['///evil.test', '/evil.test'],
    ['/\\evil.test/login?x=1', '/evil.test/login?x=1'],
  ] as const) {
    const { status, text } = await raw(world.url, spelt(`GET ${asked}`))
    expect([status, /^location: (.*)\r$/im.exec(text)?.[1]], asked).toEqual(leads ? [308, leads] : [404, undefined])
  }
})

/** D9: pages that do not exist. */
const wicked = [
  '<script>alert(1)</script>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '{{7*7}}',
  'javascript:alert(1)',
  '\\..\\..',
  '%c0%ae%c0%ae',
  '%',
  '%ff',
  'x'.repeat(3_000),
]
test('D9 404: a text of ours, nothing of the address is markup', async () => {
  for (const path of wicked)
    for (const address of [`/${path}`, `/products/${path}`, `/no?q=${path}`, `/${path}/${path}`]) {
      const { status, text } = await request(world.url + encodeURI(address).replaceAll('%25', '%'))
      expect([400, 404, 431], address.slice(0, 60)).toContain(status)
      expect(text, address).not.toMatch(/<script>alert|<img src=x|onerror=alert\(1\)>/)
    }
})
const broken: Record<string, Renderer> = {
  'the drawing': { render: () => Promise.reject(new Error('<script>alert(1)</script>')), head: () => '', styles: '' },
  'the head': {
    render: async () => ({ status: 200, html: '<html><head></head><body></body></html>', answers: '{}', screen: '' }),
    head: () => {
      throw new Error('secret path /srv/cachet')
    },
    styles: '',
  },
  'the database': { render: () => Promise.reject(new Error('timeout exceeded when trying to connect')), head: () => '', styles: '' },
}
test.each(Object.entries(broken))('D9 when %s fails, a page in which nothing can fail', async (name, web) => {
  const app = await openApp({ words: world.product.words, secure: false, trust_proxy: () => false, log_level: 'silent', limits: false })
  const guest = { kind: 'guest' as const, id: null, permissions: new Set<string>() }
  servePages(app, {
    findViewer: async () => guest,
    secure: false,
    origin: 'http://localhost',
    dispatcher: world.product.dispatcher,
    words: world.product.words,
    rateLimitOf: () => [],
    forms: [],
    banner: { draw: async () => '', dismiss: 'POST /nothing' },
    endView: 'POST /nothing',
    switches: { closing: () => undefined, closed: () => [] },
    web,
    site: { name: 'X', sandbox: false, support_url: '', currency: 'USD' },
    frames: [],
    connects: [],
  })
  const said = await app.inject({ url: '/x?q=<script>' })
  await app.close()
  expect([said.statusCode, said.headers['content-security-policy']]).toEqual([
    name === 'the database' ? 503 : 500,
    expect.stringContaining("frame-ancestors 'none'"),
  ])
  expect(said.body).toContain('Go back to home')
  expect(said.body).not.toMatch(/<script|secret|work|Error:/)
})

test('D10 what the browser is given holds no secret, no map of its sources and no name of a setting', () => {
  const files = globSync(join(DIST, 'client/**/*'), { withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(({ name }) => /\.map$|^\.env/.test(name))).toEqual([])
  const secrets = readdirSync(world.settings.data_dir)
    .filter((name) => name.endsWith('.secret'))
    .map((name) => readFileSync(join(world.settings.data_dir, name), 'utf8').trim())
  expect(secrets.length).toBeGreaterThan(0)
  for (const { parentPath, name } of files.filter((file) => /\.(js|css|html|json|svg)$/.test(file.name))) {
    const text = readFileSync(join(parentPath, name), 'utf8')
    expect(text, name).not.toMatch(
      /sourceMappingURL|sk_(test|live)_|whsec_\w|BEGIN [A-Z ]*PRIVATE KEY|postgres(ql)?:\/\/|DATABASE_URL|STRIPE_SECRET|SMTP_URL|VAPID_PRIVATE|TURN_SECRET|\/work\/main|process\.env\.(?!NODE_ENV)/,
    )
    for (const secret of secrets) expect(text.includes(secret), name).toBe(false)
  }
})

test('A16 the plan step of somebody else is not there for ben, and of mock and left-over pages there are none', async () => {
  const statusOf = async (path: string) =>
    (await fetch(world.settings.public_url + path, { headers: { cookie: `session=${world.ben.token}` }, redirect: 'manual' })).status
  expect(await statusOf(`/signup/subscription/${world.ben.id}`)).toBe(200)
  expect(await statusOf(`/signup/subscription/${world.ann.id}`)).toBe(404)
  for (const path of ['/auth-test', '/slider', '/static']) expect([path, await statusOf(path)]).toEqual([path, 404])
})
