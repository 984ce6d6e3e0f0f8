import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { places } from '#features/places/contract.ts'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { addressGiven, makeThings, pictureOf, type Things } from '../contract/objects.ts'
import { headersOf, request } from '../support/http-request.ts'
import { quietPort } from '../support/ports.ts'
import { useWorld } from '../support/world.ts'

/** A mail server that accepts and records every letter. */
const port = await quietPort()
const letters: { to: string[]; text: string }[] = []
let server: Server
beforeAll(async () => {
  server = createServer((socket) => {
    let [letter, inText] = [{ to: [] as string[], text: '' }, false]
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (inText && line !== '.') letter.text += `${line}\n`
        else if (inText) {
          letters.push(letter)
          ;[letter, inText] = [{ to: [], text: '' }, false]
          socket.write('250 kept\r\n')
        } else {
          if (line.startsWith('RCPT')) letter.to.push(line)
          inText = line === 'DATA'
          socket.write(inText ? '354 go on\r\n' : '250 yes\r\n')
        }
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
})
afterAll(() => server.close())

const world = useWorld({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` })
let things: Things
beforeAll(async () => {
  things = await makeThings(world)
})

/** The result of 1337*1337: too long to occur in a letter by chance. */
const PRODUCT = '1787569'
const LITERAL = [
  '{{1337*1337}}',
  `\${1337*1337}`,
  '%n%s',
  '{x, select, a {b} other {c}}',
  '{name}',
  '=1+1',
  '+SUM(1)',
  "@cmd|'/c calc'!A0",
  '<b>&amp;</b>',
  '#{1337*1337}',
  '%7B1337*1337%7D',
  '{0}',
  "O'Neil''s",
  '{',
]
const CRLF = [
  'Ann\r\nBcc: victim@example.com',
  'Ann\nSet-Cookie: session=evil',
  'Ann\r\n\r\n<h1>x</h1>',
  'Ann\rX: y',
  'Ann\u2028Bcc: v@example.com',
  'Ann%0d%0aBcc: v@example.com',
]
const headOf = (text: string) => text.slice(0, text.indexOf('\n\n'))
const plain = (text: string) =>
  text.replaceAll('=\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

let count = 0
async function joins(first_name: string) {
  const name = `mal${++count}`
  const said = await world.guest.ask(accounts.signUp, {
    first_name,
    last_name: first_name,
    username: name,
    email: `${name}@example.com`,
    password: 'a penny black',
  })
  await world.settle()
  return { said, letter: letters.find(({ to }) => to.some((one) => one.includes(`${name}@`))) }
}

/** C12: header injection by line ends. */
test('C12 a name with line ends: one recipient, no new header, or refused', async () => {
  for (const name of CRLF) {
    const { said, letter } = await joins(name)
    if (said.status === 422) continue
    expect([said.status, letter?.to.length], JSON.stringify(name)).toEqual([200, 1])
    expect(headOf(letter!.text)).not.toMatch(/^(Bcc|Set-Cookie|X):/im)
    expect(headOf(letter!.text).match(/^To:/gim)).toHaveLength(1)
  }
})
test('C12 an address with line ends or a second address is none', async () => {
  for (const email of [
    'a@example.com\r\nBcc: v@example.com',
    'a@example.com,v@example.com',
    'a@example.com%0aBcc:v@example.com',
    '"a\r\nBcc: v"@example.com',
    'a@example.com\u0000',
    '<a@example.com>',
    'a b@example.com',
    'a@example.com\nRCPT TO:<v@example.com>',
  ])
    for (const op of [accounts.forgotPassword, accounts.logIn, accounts.signUp]) {
      const more =
        op === accounts.signUp
          ? { first_name: 'M', last_name: 'M', username: `m${++count}`, password: 'a penny black' }
          : op === accounts.logIn
            ? { password: 'x' }
            : {}
      expect(
        (await world.guest.ask(op as typeof accounts.forgotPassword, { email, ...more } as never)).status,
        `${op.http} ${JSON.stringify(email)}`,
      ).toBe(422)
    }
  await world.settle()
  expect(letters.every(({ to }) => to.length === 1 && !to[0]!.includes('v@'))).toBe(true)
})
test('C12 line ends in an address of ours: no header is written', async () => {
  for (const path of [
    '/api/countries%0d%0aSet-Cookie:x=1',
    '/api/countries?search=%0d%0aSet-Cookie:%20x=1',
    '/language?to=en&from=/%0d%0aSet-Cookie:x=1',
    '/media/%0d%0aSet-Cookie:x/full.webp',
  ]) {
    const { headers } = await request(world.url + path)
    expect([headers.get('set-cookie')?.includes('x=1') ?? false, path]).toEqual([false, path])
  }
})

/** C13: template and formula injection. */
test('C13 what ann writes is told again letter by letter, in every place', async () => {
  for (const text of LITERAL) {
    const { address } = await world.ann.gets(places.create, { ...addressGiven, full_name: text, city: text })
    expect([address.full_name, address.city]).toEqual([text, text])
    await world.ann.gets(places.remove, { id: address.id })
    const media_ids = [(await pictureOf(world, world.ann)) as never]
    const { stamp_item } = await world.ann.gets(stampItems.create, {
      name: text,
      description: text,
      status: 'FOR_SALE',
      media_ids,
      quantity_owned: { mint: 0, used: 5 },
    })
    expect([stamp_item.name, stamp_item.description]).toEqual([text, text])
    const { product } = await world.ann.gets(products.create, {
      productable_id: stamp_item.id,
      name: text,
      description: text,
      regular_price: 100,
      is_published: true,
    })
    expect((await world.guest.gets(products.show, { id: product.id })).product).toMatchObject({ name: text, description: text })
  }
})
test('C13 a letter: the name stands in it as it was given, and nothing is reckoned', async () => {
  for (const text of LITERAL) {
    const { said, letter } = await joins(text)
    expect(said.status, text).toBe(200)
    expect(letter, text).toBeDefined()
    expect(plain(letter!.text), text).not.toContain(PRODUCT)
  }
})
test('C13 a refusal that repeats a word repeats it as a word', async () => {
  for (const text of LITERAL) {
    const said = await world.guest.ask(products.list, { sort: text } as never)
    expect([said.status, said.text.includes(PRODUCT)], text).toEqual([422, false])
  }
})

/** C14: invalid languages. */
const wishes = [
  '../',
  '../../etc/passwd',
  'x'.repeat(8_000),
  '<script>alert(1)</script>',
  'xx',
  'EN',
  'zh-cn',
  '__proto__',
  'constructor',
  'en;q=a',
  '%00',
  '*',
  'fr'.repeat(3_000),
]
test('C14 neither cookie nor header is repeated, and the answer is in English', async () => {
  const english = (await request(`${world.url}/api/users/me`)).text
  for (const wish of wishes)
    for (const headers of [{ cookie: `locale=${wish}` }, { 'accept-language': wish }] as Record<string, string>[]) {
      const heard = await request(`${world.url}/api/users/me`, { headers })
      if ('accept-language' in headers && /^(zh|fr)/.test(wish)) continue
      expect([heard.status, heard.text], wish.slice(0, 40)).toEqual([401, english])
    }
})
test('C14 a language is chosen from the five', async () => {
  for (const wish of wishes.filter((one) => one.length < 100))
    expect((await request(`${world.url}/language?to=${encodeURIComponent(wish)}`)).headers.get('set-cookie'), wish).toBeNull()
})

test('D3 the address of a website: http and https to a plain host, or 422', async () => {
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https:/evil',
    'https://user@evil.example',
    'https://user:pass@evil.example',
    'https://shop.example@evil.example',
    'ftp://x.example',
    'blob:https://x',
    'about:blank',
    'https://',
    'https://x y.example',
    'https://exa\u0000mple.com',
    'http://[::1',
    'https://evil.example/\r\nX: y',
    'x',
    `https://${'a'.repeat(300)}.example`,
  ]
  const given = { name: 'Penny Black & Co', country: 'FR', city: 'Lyon' }
  for (const website of bad) {
    const said = await world.ann.ask(stores.update, { id: things.store, ...given, website })
    expect([said.status, website], said.text).toEqual([422, website])
    expect(Object.keys(said.errors!)).toEqual(['website'])
  }
  for (const website of ['https://penny-black.example', 'http://shop.example/a?b=c#d', ''])
    expect((await world.ann.gets(stores.update, { id: things.store, ...given, website })).store.website).toBe(website)
  const { rows } = await world.pool.query("select website from stores where website !~ '^(https?://[^\\s@]+)?$'")
  expect(rows).toEqual([])
  expect((await request(`${world.url}/api/stores/${things.store}`, { headers: headersOf({}) })).status).toBe(200)
})
