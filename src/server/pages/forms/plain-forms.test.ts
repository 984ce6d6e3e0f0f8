import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { accounts } from '#features/accounts/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { tagsOf } from '#test/support/files/page-reader.ts'
import { call, type RawResponse, request } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ web: true })
const counted = useWorld({ web: true, LIMITS: '1' })
const own = (at = world) => ({ origin: at.settings.public_url, 'sec-fetch-site': 'same-origin' })
type Headers = Readonly<Record<string, string>>

/** Posts a form as a browser without JavaScript does. */
const post = (path: string, fields: Readonly<Record<string, string>> | string, headers: Headers = own(), at = world) =>
  request(at.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
const cookieOf = ({ headers }: RawResponse, name = 'session') => headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
/** True when the page marks this field as invalid. */
const isWrong = (text: string, name: string) =>
  tagsOf(text).some(({ name: tag, rest }) => tag === 'input' && rest.includes(` name="${name}"`) && rest.includes('aria-invalid="true"'))
const ann = (password = PASSWORD) => ({ email: 'ann@example.com', password })

test('ann signs in with a plain form: the cookie of the API, and on to where she came from', async () => {
  const said = await post('/login?redirect_back=%2Fwallet', ann())
  expect([said.status, said.headers.get('location'), said.headers.get('cache-control')]).toEqual([303, '/wallet', 'no-store'])
  const cookie = cookieOf(said)!
  const byApi = await call(world.url, accounts.logIn, ann(), { headers: own() })
  const shape = (text: string) => text.replace(/=[\w-]+/, '=…')
  expect(shape(cookie)).toBe(shape(cookieOf(byApi)!))
  expect(cookieOf(said, 'device')).toMatch(/^device=[\w-]{43};/)
  const me = await call(world.url, account.me, {}, { cookie: cookie.split(';')[0]! })
  expect(JSON.parse(me.text).result.user.username).toBe('ann')
})

test('a wrong password: the page again with the message at its field and the address, in the reader’s language, and never the password', async () => {
  const said = await post('/login', ann('a secret <that> nobody reads'), { ...own(), 'accept-language': 'fr' })
  expect([said.status, said.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(said.headers.get('content-type')).toMatch(/^text\/html/)
  expect(said.text).toContain('value="ann@example.com"')
  expect(isWrong(said.text, 'password')).toBe(true)
  expect(said.text).toContain('lang="fr"')
  expect(said.text).not.toContain('nobody reads')
  expect(cookieOf(said)).toBeUndefined()
  // The next guest's page does not contain it.
  expect((await request(`${world.url}/login`)).text).not.toContain('ann@example.com')
})

test('a sign-up that is wrong in all fields says so at each, and keeps what was typed but the password', async () => {
  const given = { first_name: 'Dora "x" <b>', last_name: '', username: '-dora', email: 'dora at home', password: 'short' }
  const said = await post('/signup', given)
  expect(said.status).toBe(422)
  for (const name of ['last_name', 'username', 'email', 'password']) expect([name, isWrong(said.text, name)]).toEqual([name, true])
  expect(said.text).toContain('value="Dora &quot;x&quot; &lt;b&gt;"')
  expect(said.text).not.toContain('value="short"')
  expect(said.text).not.toContain('"password":"')
  const good = await post('/signup', { ...given, last_name: 'Long', username: 'dora', email: 'dora@example.com', password: PASSWORD })
  expect([good.status, good.headers.get('location')]).toEqual([303, '/signup/verify-email?redirect_back=%2Fmarketplace'])
})

test.each<[string, Headers]>([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of ours', { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('a form of %s signs nobody in', async (_, headers) => {
  const said = await post('/login', ann(), headers)
  expect([said.status, cookieOf(said)]).toEqual([403, undefined])
  expect(said.text).not.toContain('value="ann@example.com"')
})

test('ten guesses at one account, half at the API and half by form, and both are closed', async () => {
  const byApi = () => call(counted.url, accounts.logIn, ann('a guess'), { headers: own(counted) })
  const byForm = () => post('/login', ann('a guess'), own(counted), counted)
  for (let n = 0; n < 5; n++) expect([(await byApi()).status, (await byForm()).status]).toEqual([422, 422])
  const [form, api] = [await byForm(), await byApi()]
  expect([form.status, api.status]).toEqual([429, 429])
  expect(form.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(form.text).toContain('value="ann@example.com"')
})
test('one password over many accounts: one peer has one count for both ways', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 64; n++) {
    const fields = { email: `nobody${n}@example.com`, password: 'a penny red' }
    const said =
      n % 2 ? await post('/login', fields, own(counted), counted) : await call(counted.url, accounts.logIn, fields, { headers: own(counted) })
    statuses.push(said.status)
  }
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(60)
  expect(statuses.at(-1)).toBe(429)
}, 60_000)

test.each(['//evil.example', 'https://evil.example/x', '/\\evil.example', '/%2fevil.example', 'javascript:alert(1)', '/a/..//evil.example'])(
  'after the sign-in nobody is led to %s',
  async (there) => {
    const said = await post(`/login?redirect_back=${encodeURIComponent(there)}`, ann())
    expect([said.status, said.headers.get('location')]).toEqual([303, '/feeds'])
  },
)

test('whatever a body holds, the answer is a page that says no', async () => {
  const send = (body: string | Buffer, type: string) =>
    request(`${world.url}/login`, { method: 'POST', headers: { ...own(), 'content-type': type }, body: body as string })
  const form = 'application/x-www-form-urlencoded'
  const bad: [string | Buffer, string, number][] = [
    ['', form, 422],
    ['email', form, 422],
    ['email=a&email=b&password=x', form, 400],
    [Buffer.from([0x65, 0x3d, 0xff, 0xfe]), form, 400],
    ['email=%FF%FE%00&password=%00', form, 422],
    ['__proto__=1&constructor=2&challenge=%00', form, 422],
    ['challenge=x&code=1', form, 422],
    ['=&&&=%', form, 400],
    [`email=${'a'.repeat(20_000)}`, form, 413],
    ['{"email":"ann@example.com"}', 'application/json', 415],
    ['email=ann', 'text/plain', 415],
    ['--x--', 'multipart/form-data; boundary=x', 415],
  ]
  for (const [body, type, status] of bad) {
    const said = await send(body, type)
    expect([String(body).slice(0, 40), said.status, said.headers.get('content-type')]).toEqual([
      String(body).slice(0, 40),
      status,
      'text/html; charset=utf-8',
    ])
    expect(said.text).toContain('method="post"')
  }
})

test('a letter is asked for and said to be on its way, whoever asks; the link in it sets the password, once', async () => {
  for (const email of ['ben@example.com', 'nobody@example.com']) {
    const said = await post('/forgot', { email })
    expect([said.status, said.headers.get('location')]).toEqual([303, '/forgot?sent'])
  }
  expect((await request(`${world.url}/forgot?sent`)).text).toContain('Look into your mailbox')
  await world.settle()
  const { rows } = await world.pool.query<{ path: string }>(
    "select facts->>'path' as path from mails where recipient = 'ben@example.com' and template = 'reset'",
  )
  const [{ path } = { path: '' }] = rows
  expect((await request(world.url + path)).text).toContain('name="password"')
  const weak = await post(path, { password: 'short', token: 'another' })
  expect([weak.status, isWrong(weak.text, 'password')]).toEqual([422, true])
  const set = await post(path, { password: 'a mauritius blue' })
  expect([set.status, set.headers.get('location')]).toEqual([303, '/reset-password?set'])
  const again = await post(path, { password: 'a mauritius red' })
  expect([again.status, again.text.includes('This link is over')]).toEqual([410, true])
  expect((await post('/login', { email: 'ben@example.com', password: 'a mauritius blue' })).status).toBe(303)
})

test('eve types the code of her letter: a wrong one is said at its field, another letter comes by a press, the right one leads on', async () => {
  const eve = await world.join('eve', { verified: false })
  const headers = { ...own(), cookie: `session=${eve.token}` }
  const wrong = await post('/signup/verify-email', { code: '0000 0000' }, headers)
  expect([wrong.status, isWrong(wrong.text, 'code')]).toEqual([422, true])
  const more = await post('/signup/verify-email', { code: '', another_letter: '1' }, headers)
  expect([more.status, more.text.includes('A new letter is on its way')]).toEqual([200, true])
  const { rows } = await world.pool.query<{ code: string }>(
    "select facts->>'code' as code from mails where recipient = $1 and template = 'verify' order by id desc limit 1",
    [eve.email],
  )
  const right = await post('/signup/verify-email?redirect_back=%2Fwallet', { code: rows[0]!.code }, headers)
  expect([right.status, right.headers.get('location')]).toEqual([303, '/wallet'])
  // Without a session it redirects to the log-in.
  expect((await post('/signup/verify-email', { code: '0000 0000' })).headers.get('location')).toMatch(/^\/login\?/)
})
