import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`
const JSON_TYPE = { 'content-type': 'application/json' }

/** Where the newest letter of this kind leads. */
async function pathIn(email: string, template: string): Promise<string> {
  const { rows } = await world.pool.query<{ path: string }>(
    "select facts->>'path' as path from mails where recipient = $1 and template = $2 order by id desc limit 1",
    [email, template],
  )
  return rows[0]!.path
}

test('cleo, whose session ended in another tab, reads at the log-in that she was logged out', async () => {
  const { token } = await world.guest.gets(accounts.logIn, { email: world.cleo.email, password: 'a penny black' })
  const { seat, page } = await sit({ ...world.cleo, token: token! })
  await goTo(seat, at('/wallet'))
  await fetch(at('/api/logout'), { method: 'POST', headers: { authorization: `Bearer ${token}`, ...JSON_TYPE }, body: '{}' })
  await page.waitForURL(/\/login\?redirect_back=%2Fwallet/)
  await page.getByText('You were logged out').first().waitFor()
}, 60_000)

test('the tab where dora waits for her letter goes on by itself when she opens its link in another one', async () => {
  const given = { first_name: 'Dora', last_name: 'Long', email: 'dora@example.com', username: 'dora', password: 'a penny black' }
  const { token } = await world.guest.gets(accounts.signUp, given)
  const { seat, page, main } = await sit({ ...world.guest, token: token! })
  await goTo(seat, at('/signup/verify-email'))
  await main.getByRole('heading', { level: 1, name: /Confirm your e/ }).waitFor()
  await world.settle()
  const other = await seat.context.newPage()
  await goTo({ ...seat, page: other }, at(await pathIn(given.email, 'verify')))
  await other.getByRole('button', { name: 'Confirm my address' }).click()
  await other.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
  await page.waitForURL(/\/signup\/follow-users/)
}, 60_000)

test('a code that is not eight digits, and a telephone that is none, are told what they have to be', async () => {
  const emil = await world.join('emil', { verified: false })
  const { seat, main } = await sit(emil)
  await goTo(seat, at('/signup/verify-email'))
  await main.getByRole('textbox').first().fill('abc')
  await main.getByRole('textbox').first().press('Enter')
  await main.getByText('Enter the eight digits from the letter').first().waitFor()
  const his = await sit(world.ben)
  await goTo(his.seat, at('/edit-profile'))
  await his.main
    .getByLabel(/^Phone/)
    .first()
    .fill('abc')
  await his.main.getByRole('button', { name: 'Save', exact: true }).click()
  await his.main
    .getByText(/Write digits as in \+49/)
    .first()
    .waitFor()
  // The message of a refusal goes when it has been mended.
  await his.page.locator('.toast').waitFor()
  await his.main
    .getByLabel(/^Phone/)
    .first()
    .fill('')
  await his.main.getByRole('button', { name: 'Save', exact: true }).click()
  await his.page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => his.page.locator('.toast--bad').count()).toBe(0)
  expectQuiet(his.seat)
}, 90_000)

test('a link of a letter that is over says so before any press, and sends a new letter', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const main = page.getByRole('main')
  await goTo(seat, at('/action/verification'))
  await main.getByRole('heading', { name: 'This link is not complete' }).waitFor()
  expect(await main.getByRole('link', { name: 'Go on' }).count()).toBe(1)
  await world.guest.gets(accounts.forgotPassword, { email: world.ben.email })
  await world.settle()
  const first = await pathIn(world.ben.email, 'reset')
  await world.guest.gets(accounts.forgotPassword, { email: world.ben.email })
  await world.settle()
  await goTo(seat, at(first))
  await main.getByRole('heading', { name: 'This link is over' }).waitFor()
  await main.getByRole('button', { name: 'Send a new letter' }).click()
  await main.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('ann lists her draft with the press that she finds on it, although its item was not for sale', async () => {
  const { ann } = world
  await openShop(ann)
  const name = 'Half a year in the drawer'
  await sell(world, ann, { item: { status: 'FOR_REFERENCE' }, product: { name, is_published: false } })
  const { seat, page, main } = await sit(ann)
  await goTo(seat, at('/store?status=draft'))
  await main.getByRole('article').or(main.getByRole('listitem')).or(main.getByRole('row')).filter({ hasText: name }).first().waitFor()
  await main.getByRole('button', { name: 'List for sale', exact: false }).first().click()
  const passer = await stage.seat()
  await expect
    .poll(async () => {
      await goTo(passer, at('/marketplace/for-sale'))
      return passer.page.getByRole('main').getByText(name).count()
    })
    .toBeGreaterThan(0)
  expect(page.url()).toContain('/store')
  expectQuiet(seat)
}, 90_000)
