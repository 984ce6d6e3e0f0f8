import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/profiles/contract.ts'
import { settings } from '#features/settings/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { type Keyboard, keyboardOf } from './keyboard.ts'
import { drawPictures } from './pages.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const PASSWORD = 'a penny black on cover'
const NORA = { 'First name': 'Nora', 'Last name': 'Journey', Username: 'nora.journey', 'E-mail': 'nora@example.com', Password: PASSWORD }

beforeAll(async () => {
  await openShop(world.ann)
  await sell(world, world.ann, { product: { name: 'Cérès 20c. noir' } })
  await sell(world, world.ann, { item: { country: 'CH' }, product: { name: 'Helvetia debout' } })
  await world.ann.gets(profiles.update, { country_ids: ['CH'] })
  await drawPictures(world)
}, 120_000)

const idOf = async (email: string): Promise<string> =>
  (await world.pool.query('select id from members where email = $1 order by created_at desc limit 1', [email])).rows[0].id
const interestsOf = async (email: string) =>
  (
    await world.pool.query(
      "select kind || ' ' || code as interest from member_interests where member_id = $1 union select 'lives in ' || country from members where id = $1 and country is not null order by 1",
      [await idOf(email)],
    )
  ).rows.map(({ interest }) => interest)
const codeFor = async (email: string): Promise<string> =>
  (await world.pool.query("select facts->>'code' as code from mails where recipient = $1 and template = 'verify' order by id desc limit 1", [email]))
    .rows[0].code

function stepsOf(page: Page, hands: Keyboard) {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  return {
    next: () => hands.press(button('Next')),
    pick: async (name: string) => {
      await hands.tabTo(button(name))
      await page.keyboard.press('Space')
    },
  }
}

test('nora signs up by keyboard alone: she chooses, sees her market follow, types the code, and stands in it', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const hands = await keyboardOf(seat)
  const main = page.getByRole('main')
  const { next, pick } = stepsOf(page, hands)
  await goTo(seat, at('/signup'))
  for (const [label, text] of Object.entries(NORA)) await hands.type(main.getByLabel(label), text)
  await page.keyboard.press('Enter')

  await page.waitForURL(at('/signup/countries'))
  await page.waitForLoadState('networkidle')
  await pick('Switzerland')
  await main.getByText('1 for sale of what you have chosen').waitFor()
  expect(await main.getByRole('link', { name: 'Cérès 20c. noir' }).count()).toBe(0)
  await next()

  await page.waitForURL(at('/signup/categories'))
  await pick('Classics before 1900')
  await next()

  await page.waitForURL(at('/signup/topics'))
  await hands.type(main.getByLabel('Search topics'), 'lighthouse')
  await pick('Lighthouses')
  await next()

  await page.waitForURL(at('/signup/verify-email'))
  await hands.type(main.getByLabel('Code'), await codeFor('nora@example.com'))
  await page.keyboard.press('Enter')

  await page.waitForURL(at('/signup/follow-users'))
  await hands.press(main.getByRole('button', { name: /^Follow ann/ }))
  await main.getByRole('button', { name: /Following/ }).waitFor()
  await next()

  await page.waitForURL(at('/signup/user-info'))
  await hands.type(main.getByLabel('Country'), 'Switzerland')
  await hands.type(main.getByLabel('Town'), 'Basel')
  await hands.press(main.getByRole('button', { name: 'Finish' }))
  await main.getByRole('heading', { name: 'You follow 1 collector' }).waitFor()
  await hands.press(main.getByRole('link', { name: 'To your market' }))
  await page.waitForURL(at('/marketplace/for-sale?country=CH'))
  expect([hands.pointers, hands.unseen]).toEqual([[], []])

  expect(await interestsOf('nora@example.com')).toEqual(['category classics', 'country CH', 'lives in CH', 'topic lighthouses'])
  expectQuiet(seat)
}, 180_000)

test('otto skips, leaves, and goes on another day at another device where he was; until he confirms, each new page brings him back to it', async () => {
  const otto = await world.join('otto', { verified: false })
  const cookie = { name: 'session', value: otto.token!, url: world.settings.public_url }
  const first = await stage.seat()
  await first.context.addCookies([cookie])
  await goTo(first, at('/signup/countries'))
  for (const step of ['categories', 'topics']) {
    await first.page.getByRole('button', { name: 'Skip' }).click()
    await first.page.waitForURL(at(`/signup/${step}`))
    await first.page.locator('[aria-current=step]', { hasText: new RegExp(step, 'i') }).waitFor()
  }
  await first.page.close()
  expect((await otto.gets(settings.show, { group: 'user', property: 'onboarding' })).data[0]!.value).toBe('topics')

  const second = await stage.seat({ width: 390 })
  await second.context.addCookies([cookie])
  await goTo(second, at('/setting'))
  await second.page.getByRole('link', { name: 'Go on' }).click()
  await second.page.waitForURL(at('/signup/topics'))
  await second.page.goto(at('/marketplace'))
  await second.page.waitForURL(/\/signup\/verify-email\?redirect_back=%2Fmarketplace/)
  await second.page.getByRole('link', { name: 'Cachet' }).first().click()
  await second.page.waitForURL(at('/feeds'))
  await second.page.waitForTimeout(1_500)
  expect(second.page.url()).toBe(at('/feeds'))
  expectQuiet(first, second)
}, 120_000)

test('rosa goes back by the strip and finds what she had chosen; a coin collector finds coins', async () => {
  const rosa = await world.join('rosa', { verified: false })
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: rosa.token!, url: world.settings.public_url }])
  const { page } = seat
  const main = page.getByRole('main')
  await goTo(seat, at('/signup/countries'))
  await main.getByRole('button', { name: 'Switzerland' }).click()
  await main.getByText('1 chosen, kept at each press').waitFor()
  await main.getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL(at('/signup/categories'))
  await main.getByRole('button', { name: 'Gold coins' }).click()
  await main.getByText('1 chosen, kept at each press').waitFor()
  await main.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL(at('/signup/countries'))
  await main.getByRole('button', { name: 'Switzerland', pressed: true }).waitFor()
  await main.getByRole('list', { name: 'Steps of your sign-up' }).getByRole('link', { name: 'Categories' }).click()
  await main.getByRole('button', { name: 'Gold coins', pressed: true }).waitFor()
  expect(await interestsOf(rosa.email)).toEqual(['category coins_gold', 'country CH'])
  expectQuiet(seat)
}, 120_000)

test('paul sets language and theme; another browser wears them as soon as he signs in there', async () => {
  const paul = await world.join('paul')
  const here = await stage.seat()
  await here.context.addCookies([{ name: 'session', value: paul.token!, url: world.settings.public_url }])
  await goTo(here, at('/setting/account/site-preference'))
  const main = here.page.getByRole('main')
  await main.getByLabel('Theme').selectOption('dark')
  await main.getByText('Saved').waitFor()
  expect(await here.page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await main.getByLabel('Density').selectOption('compact')
  await main.getByText('Saved').nth(1).waitFor()
  await main.getByRole('button', { name: 'Undo' }).nth(1).click()
  await here.page.locator('html[data-density=comfortable]').waitFor()
  await main.getByLabel('Language').selectOption('fr')
  await here.page.getByRole('heading', { name: 'Préférences du site' }).waitFor()

  const there = await stage.seat({ locale: 'es-ES' })
  await goTo(there, at('/login'))
  await there.page.locator('#email').fill(paul.email)
  await there.page.locator('#password').fill('a penny black')
  await there.page.keyboard.press('Enter')
  await there.page.waitForURL(at('/feeds'))
  const html = there.page.locator('html')
  expect([await html.getAttribute('lang'), await html.getAttribute('data-mantine-color-scheme'), await html.getAttribute('data-density')]).toEqual([
    'fr',
    'dark',
    'comfortable',
  ])
  expectQuiet(here, there)
}, 120_000)
