import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { luhn } from '../cards.ts'
import { decode } from '../form.ts'
import { texts } from '../pages/texts.ts'
import { keys, open, openDatabase, stripeAt } from './world.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let gateway: Awaited<ReturnType<typeof open>>
const silent = { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${keys.secret_key}` }

beforeAll(async () => {
  database = await openDatabase('robust')
  gateway = await open(database.pool, 'http://127.0.0.1:1/nobody')
}, 120_000)
afterAll(async () => {
  await gateway.close()
  await database.close()
})

test('a form becomes fields, lists and maps, and nothing else', () => {
  const form = decode('amount=1&metadata[a%20b]=2&expand[]=x&expand[]=y&types[0]=z')
  expect(JSON.parse(JSON.stringify(form))).toEqual({ amount: '1', metadata: { 'a b': '2' }, expand: ['x', 'y'], types: ['z'] })
  for (const bad of ['a=1&a=2', 'a=1&a[b]=2', '__proto__[x]=1', 'a[__proto__]=1', 'a[b][c][d][e]=1', '[a]=1', 'a[=1', 'a=%00', 'a%00=1'])
    expect(decode(bad)).toBeUndefined()
})

test('a card number carries its check digit', () => {
  expect(luhn('4242424242424242')).toBe(true)
  expect(['4242424242424241', '', '0', 'x'.repeat(16)].some(luhn)).toBe(false)
})

test.each([
  ['POST', '/v1/customers', 'email=a&email=b', 400, undefined],
  ['POST', '/v1/customers', 'metadata=', 200, undefined],
  ['POST', '/v1/customers', 'shoe=44', 400, 'parameter_unknown'],
  ['POST', '/v1/customers', `metadata[a]=${'x'.repeat(501)}`, 400, 'parameter_invalid'],
  ['POST', '/v1/customers', 'name=%F0%9F%92%8C%ED%A0%80', 200, undefined],
  ['POST', '/v1/customers', `name=${'x'.repeat(70_000)}`, 413, undefined],
  ['POST', '/v1/payment_intents', 'currency=usd', 400, 'parameter_missing'],
  ['POST', '/v1/payment_intents', 'currency=usd&amount=1.5', 400, 'parameter_invalid_integer'],
  ['POST', '/v1/payment_intents', 'currency=usd&amount=49', 400, 'amount_too_small'],
  ['POST', '/v1/payment_intents', 'currency=usd&amount=999999999999', 400, 'amount_too_large'],
  ['POST', '/v1/payment_intents', 'currency=usd&amount=500&confirm=true&payment_method=pm_card_visa', 400, 'parameter_missing'],
  ['POST', '/v1/payment_intents', 'currency=usd&amount=500&customer=cus_nobody', 404, 'resource_missing'],
  ['POST', '/v1/payment_intents/pi_nobody/confirm', '', 404, 'resource_missing'],
  ['POST', '/v1/payment_methods/pm_nobody/attach', 'customer=cus_nobody', 404, 'resource_missing'],
  ['POST', '/v1/account_links', 'account=acct_1&type=account_onboarding&return_url=javascript:1&refresh_url=x', 400, 'url_invalid'],
  ['POST', '/v1/account_links', 'account=acct_1&type=account_onboarding&return_url=http://a;b/&refresh_url=http://a', 400, 'url_invalid'],
  ['GET', '/v1/payment_intents/..%2f', '', 404, 'resource_missing'],
  ['GET', '/v1/payment_intents/%00', '', 404, 'resource_missing'],
  ['GET', '/v1/payment_intents/%ff', '', 400, undefined],
  ['GET', '/v1/events?limit=0', '', 400, 'parameter_invalid_integer'],
  ['GET', '/v1/events?starting_after=evt_nobody', '', 404, 'resource_missing'],
  ['GET', '/v1/events?created[gte]=999999999999999&expand[]=data.__proto__', '', 200, undefined],
  ['GET', '/v1/balance', '', 200, undefined],
  ['GET', '/v1/balance?expand[]=__proto__', '', 400, undefined],
  ['GET', '/v1/nothing', '', 404, undefined],
  ['DELETE', '/v1/customers/cus_1', '', 404, 'resource_missing'],
  ['DELETE', '/v1/events/evt_1', '', 404, undefined],
])('%s %s %.40s answers %i', async (method, path, body, status, code) => {
  const answer = await fetch(`${gateway.url}${path}`, { method, headers: silent, ...(method === 'POST' && { body }) })
  const said = (await answer.json()) as { error?: { type: string; code?: string } }
  expect([answer.status, said.error?.code]).toEqual([status, code])
  if (status >= 400) expect(said.error?.type).toMatch(/_error$/)
})

test('another kind of body, account or page is refused, never a fault', async () => {
  const url = `${gateway.url}/v1/customers`
  expect((await fetch(url, { method: 'POST', headers: { ...silent, 'content-type': 'application/json' }, body: '{}' })).status).toBe(415)
  expect((await fetch(url, { method: 'POST', headers: { ...silent, 'stripe-account': 'acct_nobody' } })).status).toBe(403)
  expect((await fetch(url, { method: 'POST', headers: { ...silent, 'idempotency-key': 'k'.repeat(256) } })).status).toBe(400)
  for (const page of ['/authenticate/pi_x', '/authenticate/%27', '/onboarding/acct_x?link=1&link=2'])
    expect((await fetch(`${gateway.url}${page}`)).status).toBe(404)
  expect((await fetch(`${gateway.url}/fields?publishable_key=pk_other`)).status).toBe(403)
  expect((await fetch(`${gateway.url}/fields?publishable_key=${keys.publishable_key}&locale=__proto__&theme=%22%3E`)).status).toBe(200)
})

test('the card form may be framed by the product alone and loads nothing from elsewhere', async () => {
  const answer = await fetch(`${gateway.url}/fields?publishable_key=${keys.publishable_key}&locale=zh-CN&theme=dark`)
  const policy = answer.headers.get('content-security-policy')!
  expect(policy).toContain('frame-ancestors http://localhost:3999')
  expect(policy).toMatch(/default-src 'none'; script-src 'nonce-[^']+'; style-src/)
  expect(await answer.text()).toContain('lang="zh-CN" data-theme="dark"')
})

test('every text stands in five languages', () => {
  const names = Object.keys(texts.en!)
  expect(Object.keys(texts)).toEqual(['en', 'es', 'fr', 'zh-CN', 'ru'])
  for (const says of Object.values(texts)) expect(Object.entries(says).flatMap(([name, said]) => (said ? [name] : []))).toEqual(names)
})

test('closing ends the sockets that stay open', async () => {
  const second = await open(database.pool, 'http://127.0.0.1:1/nobody')
  await stripeAt(second.url).balance.retrieve()
  const idle = connect(Number(new URL(second.url).port), '127.0.0.1')
  await new Promise((done) => idle.once('connect', done))
  const ended = new Promise((done) => idle.once('close', done))
  await second.close()
  await ended
})

test('opened and closed again and again it leaves no listener on the pool it was given', async () => {
  const before = database.pool.listenerCount('connect')
  for (const _ of Array.from({ length: 12 })) await (await open(database.pool, 'http://127.0.0.1:1/nobody')).close()
  expect(database.pool.listenerCount('connect')).toBe(before)
})
