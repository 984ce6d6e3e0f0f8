import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGateway } from '../gateway.ts'
import { keys, openDatabase, stripeAt } from './world.ts'

const executablePath = process.env.CHROMIUM_HEADLESS ?? process.env.CHROMIUM ?? '/usr/bin/chromium'
const quiet = ['quic', 'background-networking', 'component-update', 'sync', 'gpu'].map((feature) => `--disable-${feature}`)
const axe = readFileSync(new URL('axe.min.js', import.meta.resolve('axe-core')), 'utf8')
const shopPage = `<!doctype html><title>Shop</title><iframe id="card" style="width:420px;height:300px"></iframe>
<script>said = []; addEventListener('message', ({ origin, data }) => said.push({ origin, ...data }))</script>`

let database: Awaited<ReturnType<typeof openDatabase>>
let gateway: Awaited<ReturnType<typeof openGateway>>
let shop: Server
let app_origin: string
let browser: Browser

beforeAll(async () => {
  database = await openDatabase('pages')
  shop = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(shopPage))
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
  app_origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  const webhook = { url: 'http://127.0.0.1:1/nobody', secret: keys.secret }
  gateway = await openGateway({ pool: database.pool, port: 0, host: '127.0.0.1', ...keys, webhook, app_origin })
  browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--no-first-run', ...quiet] })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.close()
  shop.closeAllConnections()
  shop.close()
  await database.close()
})

async function violations(page: Page | Frame): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate<string[]>('axe.run().then(({ violations }) => violations.map(({ id }) => id))')
}
const fields = (locale: string, theme: string) => `${gateway.url}/fields?publishable_key=${keys.publishable_key}&locale=${locale}&theme=${theme}`
const tokenize = (page: Page) => page.evaluate(`card.contentWindow.postMessage({ type: 'tokenize' }, '${gateway.url}')`)
const heard = (page: Page, type: string, times = 1) => page.waitForFunction(`said.filter((each) => each.type === '${type}').length >= ${times}`)

test.each([
  ['en', 'light', 'Test mode accepts test cards only'],
  ['ru', 'dark', 'только тестовые карты'],
])(
  'ben types his card with the keyboard alone (%s, %s)',
  async (locale, theme, testOnly) => {
    const page = await browser.newPage()
    await page.goto(app_origin)
    await page.evaluate(`card.src = '${fields(locale, theme)}'`)
    await heard(page, 'ready')
    const form = page.frames().find((frame) => frame.url().includes('/fields'))!
    await tokenize(page)
    await heard(page, 'invalid')
    expect(await form.locator('[aria-invalid=true]').count()).toBe(3)
    expect(await violations(form)).toEqual([])
    await form.locator('#number').focus()
    for (const key of ['4111111111111111', 'Tab', '431', 'Tab', '123']) await (key === 'Tab' ? page.keyboard.press(key) : page.keyboard.type(key))
    expect(await form.locator('#expiry').inputValue()).toBe('04 / 31')
    expect(await form.locator('#brand').textContent()).toBe('Visa')
    expect(await form.evaluate(`document.fonts.check('16px "Golos Text Variable"')`)).toBe(true)
    await tokenize(page)
    await heard(page, 'invalid', 2)
    expect(await form.locator('#number-wrong').textContent()).toContain(testOnly)
    await form.locator('#number').fill('')
    await page.keyboard.type('5555555555554444')
    await page.keyboard.press('Enter')
    await heard(page, 'submit')
    expect(await form.locator('#brand').textContent()).toBe('Mastercard')
    await tokenize(page)
    await heard(page, 'payment_method')
    const said = await page.evaluate<{ origin: string; type: string }[]>('said')
    expect(said.at(-1)).toMatchObject({ origin: gateway.url, brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2031 })
    expect(JSON.stringify(said)).not.toMatch(/4111111111111111|5555555555554444/)
    expect(await violations(form)).toEqual([])
    await page.close()
  },
  60_000,
)

test('a stranger may not frame the form', async () => {
  const page = await browser.newPage()
  await page.goto('data:text/html,<iframe></iframe>')
  await page.evaluate(`document.querySelector('iframe').src = '${fields('en', 'light')}'`)
  await page.waitForFunction('performance.now() > 700')
  expect(await page.frames()[1]!.content()).not.toContain('cc-number')
  await page.close()
}, 60_000)

test('ben answers his bank and ann onboards, on a small screen too', async () => {
  const stripe = stripeAt(gateway.url)
  const money = { amount: 123_456, currency: 'eur', confirm: true }
  const intent = await stripe.paymentIntents.create({ ...money, payment_method: 'pm_card_authenticationRequired', return_url: `${app_origin}/paid` })
  const account = (await stripe.accounts.create({ type: 'express' })).id
  const ways = { return_url: `${app_origin}/onboarded`, refresh_url: `${app_origin}/again` }
  const link = await stripe.accountLinks.create({ account, type: 'account_onboarding', ...ways })
  const context = await browser.newContext({ viewport: { width: 320, height: 560 }, colorScheme: 'dark' })
  const page = await context.newPage()
  for (const [address, end] of [
    [intent.next_action!.redirect_to_url!.url!, '/paid?payment_intent='],
    [link.url, '/onboarded'],
  ] as const) {
    for (const locale of ['zh-CN', 'es', 'fr']) {
      await page.goto(`${address}&locale=${locale}`)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
    }
    await page.locator('button').first().click()
    await page.waitForURL((url) => url.href.startsWith(app_origin + end))
  }
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  expect((await stripe.accounts.retrieve(account)).payouts_enabled).toBe(true)
  await context.close()
}, 60_000)
