import { expect, test } from 'vitest'
import { ownPath } from '#kernel/address.ts'
import { visit } from '../support/files/page-reader.ts'
import { request } from '../support/http-request.ts'
import { raw, spelt } from '../support/outside/raw.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ web: true })
const evil = [
  'https://evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/%0a/evil.example',
  '/%0d%0a/evil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '/%252fevil.example',
  '／／evil.example',
  '/／evil.example',
  '/。evil',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)//x\u0000',
  'data:text/html,x',
  'vbscript:x',
  '@evil.example',
  '/@evil.example/..//evil.example',
  'evil.example',
  'evil.example/login',
  'http:evil.example',
  'http:/evil.example',
  'https:\\\\evil.example',
  '.evil.example',
  '/.evil@x\\y',
  '/orders\u0000',
  '/orders\r\nSet-Cookie: x=1',
  '/orders<script>',
  '/orders"onclick=x',
  "/orders'",
  '/orders;//evil.example',
  '/orders#//evil.example',
  '/orders|x',
  '/orders x',
  '/x/../..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '',
  ' ',
  '?',
  '#',
  '/'.repeat(500),
  `/${'x'.repeat(10_240)}`,
  '/\ud800',
  '/\u202e',
] as const
const fine = [
  '/',
  '/orders',
  '/orders?role=seller&page=2',
  '/products/0192f0c1-2345-7abc-8def-0123456789ab',
  '/marketplace/for-sale?search=penny+black&country=FR',
  '/login?redirect_back=/orders',
  '/user/x/stamp-items',
  '/a/b/c.d-e_f~g,h:i',
  '/search?q=50%25',
]

/** True when a browser on our page stays on our origin. */
const stays = (path: string) =>
  path.startsWith('/') && URL.parse(path, 'http://own.example/login')?.origin === 'http://own.example' && !/^\/[/\\]/.test(path)

/** D6: open redirect. */
test.each(evil)('D6 %j leads nowhere but home', (wanted) => {
  const path = ownPath(wanted, '/home')
  expect(stays(path)).toBe(true)
  expect(
    [...path].every((sign) => sign > ' ' && !'\\<>"'.includes(sign)),
    path,
  ).toBe(true)
  expect(path).not.toMatch(/^\/\/|javascript:/i)
})
test.each(fine)('D6 %s is ours', (wanted) => expect(ownPath(wanted, '/home')).toBe(wanted))
test('D6 nothing, and things that are no text', () => {
  for (const odd of [null, undefined, ''] as const) expect(ownPath(odd, '/home')).toBe('/home')
  for (const twice of [
    'https%3A%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/%25%32%66evil.example',
    '/%2e%2e//evil.example',
  ])
    expect(stays(ownPath(twice, '/home')), twice).toBe(true)
})

const spelled = (name: string, wanted: string) => `${name}=${encodeURIComponent(wanted.toWellFormed())}`
test('D6 over HTTP: pages with redirect_back redirect and link to addresses of our own only', async () => {
  for (const wanted of evil.filter((one) => one.length < 5_000))
    for (const door of ['/login', '/signup', '/signup/verify-email']) {
      const asked = [
        `${door}?${spelled('redirect_back', wanted)}`,
        `${door}?redirect_back=/orders&${spelled('redirect_back', wanted)}`,
        `${door}?${spelled('redirect_back[]', wanted)}`,
      ]
      for (const path of asked) {
        const { status, headers, text } = await visit(world.url, path)
        expect([200, 302], path).toContain(status)
        if (headers.get('location')) expect(stays(headers.get('location')!), `${path} → ${headers.get('location')}`).toBe(true)
        expect(text, path).not.toMatch(/(href|action|src|content)="(https?:)?(\/\/|\\\\|\/\\)?evil\.example|href="javascript:/i)
      }
    }
}, 120_000)
test('D6 a signed-in member who opens the sign-in page is redirected to a page of ours', async () => {
  for (const wanted of ['https://evil.example', '//evil.example', '/\\evil.example', '/%5cevil.example', 'javascript:alert(1)']) {
    const { status, headers } = await visit(world.url, `/login?${spelled('redirect_back', wanted)}`, `session=${world.ann.token}`)
    expect([status, stays(headers.get('location') ?? '/')], wanted).toEqual([302, true])
  }
})
test('D6 a guest at a page for members comes back to it, whatever the address was made to look like', async () => {
  for (const path of [
    '/orders',
    '/orders?next=https://evil.example',
    '//evil.example/orders',
    '/\\evil.example/orders',
    '/orders/..//evil.example',
    '/wallet?redirect_back=//evil.example',
    '/.//evil.example',
  ]) {
    const { text } = await raw(world.url, spelt(`GET ${path}`))
    const location = /^location: (.*)\r$/im.exec(text)?.[1]
    if (location) expect(stays(location), `${path} → ${location}`).toBe(true)
  }
})
test('D6 where a language or a theme was chosen is where one stays', async () => {
  for (const wanted of evil.filter((one) => one.length < 5_000)) {
    for (const door of ['/language?to=fr', '/theme?to=dark']) {
      const { status, headers } = await request(`${world.url}${door}&${spelled('from', wanted)}`)
      expect([status, stays(headers.get('location')!)], `${wanted} → ${headers.get('location')}`).toEqual([303, true])
    }
  }
  expect((await request(`${world.url}/language?to=fr&from=/orders?page=2`)).headers.get('location')).toBe('/orders?page=2')
})
