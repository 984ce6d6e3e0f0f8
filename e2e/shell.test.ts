import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserOptions, type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function seatOf({ token }: Actor, wishes?: BrowserOptions): Promise<BrowserUser> {
  const seat = await stage.seat(wishes)
  await seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
  return seat
}
const focused = ({ page }: BrowserUser) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'))

beforeAll(async () => {
  await openShop(world.ann)
  await sell(world, world.ann, { product: { name: 'Penny Red, plate 148' } })
  const bought = await sell(world, world.ann, { product: { name: 'Blue Mauritius' } })
  await world.ben.gets(orders.checkout, await cartOf(world.ben, [bought.id]))
  await world.settle()
})

/** Until the page is hydrated. */
const PATIENT = { timeout: 15_000 }

test('ben searches with the keyboard alone: the list offers, arrows choose, Esc closes, Enter opens, and what he searched is kept', async () => {
  const seat = await seatOf(world.ben)
  const { page } = seat
  await goTo(seat, at('/marketplace/for-sale'))
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return field.evaluate((input) => input === document.activeElement)
    }, PATIENT)
    .toBe(true)
  await page.keyboard.type('penn')
  const option = page.getByRole('option', { name: /Penny Red, plate 148/ })
  await option.waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await option.getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  await page.keyboard.press('Escape')
  await option.waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('penn')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search-result\?search=penn/)
  await page.getByRole('heading', { name: 'Results for “penn”' }).waitFor()
  // The focus goes to the new page; a key before that would be typed into the field.
  await expect.poll(() => page.locator('main').evaluate((main) => main === document.activeElement), PATIENT).toBe(true)
  await page.keyboard.press('/')
  await option.waitFor()
  await page.keyboard.press('Escape')
  await option.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.getByRole('option', { name: 'penn', exact: true }).waitFor({ state: 'hidden' })
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'penn', exact: true }).waitFor()
  await page.keyboard.type('penny r')
  await option.waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products\//)
  expectQuiet(seat)
}, 60_000)

test('without script the search is a form that finds', async () => {
  const { page } = await stage.seat({ script: false })
  await page.goto(at('/marketplace/for-sale'))
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('penny')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Penny Red, plate 148' }).waitFor()
})

test('keyboard shortcuts open the main pages, are listed by a question mark, do nothing in fields and can be switched off', async () => {
  const seat = await seatOf(world.ben)
  const { page } = seat
  await goTo(seat, at('/'))
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.waitForURL(at('/notifications'))
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByText('Market Place').waitFor()
  await sheet.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  expect(await sheet.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await sheet.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('gh?')
  expect(await page.getByRole('combobox', { name: 'Search', exact: true }).inputValue()).toBe('gh?')
  expect(page.url()).toBe(at('/notifications'))
  expectQuiet(seat)
}, 60_000)

test('the profile menu opens with Enter, goes by arrows, End and first letters, and gives the focus back', async () => {
  const seat = await seatOf(world.ann)
  const { page } = seat
  await goTo(seat, at('/cart'))
  const button = page.locator('summary').filter({ hasText: 'your account' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  expect(await focused(seat)).toBe('My Profile')
  await page.keyboard.press('End')
  expect(await focused(seat)).toBe('Log Out')
  await page.keyboard.press('w')
  expect(await focused(seat)).toBe('Wallet')
  await page.keyboard.press('Escape')
  expect(await focused(seat)).toContain('your account')
  expect(await page.locator('details[open]').count()).toBe(0)
  expectQuiet(seat)
})

test('on a phone the slide-out keeps the focus, and the way back closes it and not the page', async () => {
  const seat = await seatOf(world.ben, { width: 390 })
  const { page } = seat
  await goTo(seat, at('/cart'))
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Wallet' }).click()
  await page.waitForURL(at('/wallet'))
  // The new page takes the focus after it is rendered.
  await page.getByRole('heading', { level: 1, name: /wallet/i }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'My Orders' }).waitFor()
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')))).toBe(true)
  }
  await page.evaluate(() => history.back())
  await menu.waitFor({ state: 'hidden' })
  await page.waitForURL(at('/wallet'))
  await page.evaluate(() => history.back())
  await page.waitForURL(at('/cart'))
  expectQuiet(seat)
}, 60_000)

test('without a line the bar says so, what is pressed waits, and is done when the line is back', async () => {
  const seat = await seatOf(world.ann)
  const { page, context } = seat
  await goTo(seat, at('/notifications'))
  await page.getByRole('button', { name: /^Mark as read: New order/ }).waitFor()
  await context.setOffline(true)
  await page.getByText('You are offline').waitFor()
  await page.getByRole('button', { name: /^Mark as read: New order/ }).click()
  await context.setOffline(false)
  await page.getByText('You are offline').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Mark as read: New order/ }).waitFor({ state: 'hidden' })
}, 60_000)

test('a script of a replaced version loads the page anew once, and never again and again', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/cart'))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.route(/assets\/Login-.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.waitForURL(at('/login'))
  await page.getByRole('heading', { name: 'Error' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(1)
}, 60_000)

test('good news leaves by itself and waits under the pointer; a no stays, stands at its place too, and is spoken at once', async () => {
  const seat = await seatOf(world.ben)
  const { page } = seat
  await goTo(seat, at('/notifications'))
  await page.getByRole('button', { name: 'Mark All As Read' }).click()
  const good = page.getByRole('status').getByText('Marked all notification as read')
  await good.hover()
  expect(await page.locator('.toast-bar').evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe('paused')
  await page.mouse.move(5, 5)
  await good.waitFor({ state: 'detached' })

  const other = await stage.seat()
  await goTo(other, at('/login'))
  await other.page.getByRole('main').getByLabel('E-mail').fill('ben@example.com')
  await other.page.getByLabel('Password').fill('not his password')
  await other.page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  const summary = other.page.getByRole('main').getByRole('group', { name: 'One field needs a look' })
  await summary.waitFor()
  const bad = other.page.locator('.toasts .toast--bad')
  await bad.waitFor()
  expect(await bad.locator('.toast-bar').count()).toBe(0)
  // Screen readers: the error is shown twice and announced once, by the focused summary; the toast is silent.
  await other.page.waitForTimeout(500)
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
  expect((await other.page.locator('[role=alert]').allTextContents()).filter(Boolean)).toEqual([])
  await bad.getByRole('button', { name: 'Close' }).click()
  await bad.waitFor({ state: 'detached' })
  expect(await summary.isVisible()).toBe(true)
}, 60_000)

test('who leaves with something typed is asked first; cancelled, everything is still there', async () => {
  await world.pool.query(
    `insert into notifications (member_id, type, subject_type, subject_id, property, dedupe_key)
      values ($1, 'reserved_credit', 'order', gen_random_uuid(), '{"number": 1, "amount": 100, "currency": "USD"}', 'one more')`,
    [world.ann.id],
  )
  const seat = await seatOf(world.ann)
  const { page } = seat
  await goTo(seat, at('/store/edit'))
  await page.getByLabel('City').fill('Inverness')
  const away = () => page.getByRole('banner').getByRole('link', { name: 'Market Place' }).click()
  // The success of another command does not save this form.
  await page.getByLabel(/^Notifications, \d+ unread/).click()
  await page.getByRole('button', { name: 'Mark All As Read' }).click()
  await page.getByRole('status').getByText('Marked all notification as read').waitFor()
  await page.keyboard.press('Escape')
  await away()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.waitFor()
  expect(await focused(seat)).toBe('Cancel')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByLabel('City').inputValue()).toBe('Inverness')
  await away()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(/marketplace/)
  expectQuiet(seat)
}, 60_000)
