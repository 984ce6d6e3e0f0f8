import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { wish } from '#test/support/plans.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`

test('the page of buying Gold says what it is for; paid, it has a dated postmark, the invoice and a way on, and its address keeps no secret of the gateway', async () => {
  const { seat, page, main } = await sit(world.ben)
  await goTo(seat, at('/signup/subscription?plan=basic'))
  await main.getByRole('heading', { level: 1, name: 'Upgrade to Gold' }).waitFor()
  const { charge } = await world.ben.gets(subscriptions.start, wish('basic'))
  await goTo(
    seat,
    at(`/subscription/paid?charge=${charge!.id}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_back=%2Fwallet`),
  )
  const title = main.getByRole('heading', { level: 1, name: 'Gold is yours.' })
  await title.waitFor()
  await expect.poll(() => page.url()).not.toContain('secret')
  await main.getByRole('img', { name: /^Paid, \d\d-\d\d-\d{4}$/ }).waitFor()
  await main.getByRole('link', { name: /^Invoice \d{4}-\d{6}$/ }).waitFor()
  expect(await main.getByRole('link', { name: 'Go on where you were' }).getAttribute('href')).toBe('/wallet')
  expect(await main.getByText('Nothing was taken').count()).toBe(0)
  const [below, its] = [(await page.locator('header').first().boundingBox())!, (await title.boundingBox())!]
  expect(its.y - (below.y + below.height)).toBeGreaterThanOrEqual(24)
  expectQuiet(seat)
}, 90_000)

test('declined, the page says once that nothing was taken, and leads to another try', async () => {
  const refused = await world.cleo.ask(subscriptions.start, wish('basic', 'pm_card_chargeDeclined'))
  const { rows } = await world.pool.query<{ id: string }>('select id from subscription_charges order by created_at desc limit 1')
  const { seat, page, main } = await sit(world.cleo)
  await goTo(seat, at(`/subscription/paid?charge=${refused.result?.charge?.id ?? rows[0]!.id}`))
  await main.getByRole('heading', { level: 1, name: 'Nothing was taken' }).waitFor()
  expect(await page.getByText('Nothing was taken', { exact: true }).count()).toBe(1)
  expect(await page.locator('.toast').count()).toBe(0)
  const again = main.getByRole('link', { name: 'Try again' })
  expect((await again.boundingBox())!.width).toBeLessThan(400)
}, 60_000)

test('what ann has used of her plan is a block with a title and a line for each limit; her postmark has its day, her button says Manage', async () => {
  const { ann } = world
  await openShop(ann)
  await sell(world, ann)
  await ann.gets(subscriptions.start, wish('basic'))
  const { seat, main } = await sit(ann)
  await goTo(seat, at('/setting/account/plan'))
  const used = main.getByRole('region', { name: 'Used of your plan' })
  expect(await used.textContent()).toMatch(/Items for sale at a time1 of [\d,]+/)
  expect(await used.getByText(/ in it$/).count()).toBe(0)
  await main.getByRole('img', { name: /^Current plan, \d\d-\d\d-\d{4}$/ }).waitFor()
  await goTo(seat, at('/subscription/plans'))
  await main.getByRole('link', { name: 'Manage Gold' }).waitFor()
  expect(await main.getByRole('link', { name: 'Upgrade to Gold' }).count()).toBe(0)
  expect(await main.locator('.postmark--plan').count()).toBe(1)
  expectQuiet(seat)
}, 60_000)

test('the postmark of a free plan has the day since when its member is here', async () => {
  const dora = await world.join('dora')
  const { seat, main } = await sit(dora)
  await goTo(seat, at('/setting/account/plan'))
  await main.getByRole('img', { name: /^Current plan, \d\d-\d\d-\d{4}$/ }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('points have their thousands set apart, and each head stands over its figures', async () => {
  const { reached } = await world.ben.gets(profiles.level, {})
  expect(Math.max(...reached.sources.map(({ most }) => most ?? 0))).toBeGreaterThanOrEqual(1_000)
  const { seat, main } = await sit(world.ben)
  await goTo(seat, at('/profile?tab=about'))
  const table = main.getByRole('table', { name: 'What brought you points' })
  const figures = await table.getByRole('cell').allTextContents()
  expect(figures).toContain('1,000')
  expect(figures.filter((one) => /\d{4}/.test(one))).toEqual([])
  const ends = await table.evaluate((it: HTMLTableElement) =>
    [it.tHead!.rows[0]!, it.tBodies[0]!.rows[0]!].map((row) =>
      [...row.cells].slice(1).map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return Math.round(range.getBoundingClientRect().right)
      }),
    ),
  )
  for (const [at, end] of ends[0]!.entries()) expect(Math.abs(end - ends[1]![at]!)).toBeLessThanOrEqual(1)
  expectQuiet(seat)
}, 60_000)

test('whoever logs out in the account’s management lands on the home page, and not at the log-in', async () => {
  const { token } = await world.guest.gets(accounts.logIn, { email: world.cleo.email, password: 'a penny black' })
  for (let turn = 0; turn < 3; turn++) {
    const fresh = turn ? (await world.guest.gets(accounts.logIn, { email: world.cleo.email, password: 'a penny black' })).token! : token!
    const { seat, page, main } = await sit({ ...world.cleo, token: fresh })
    const led: string[] = []
    page.on('framenavigated', (frame) => void (frame === page.mainFrame() && led.push(new URL(frame.url()).pathname)))
    await goTo(seat, at('/setting/account/management'))
    await main.getByRole('button', { name: 'Log Out', exact: true }).click()
    await page.waitForURL(at('/'))
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
    expect(led).not.toContain('/login')
    await seat.context.close()
  }
}, 90_000)
