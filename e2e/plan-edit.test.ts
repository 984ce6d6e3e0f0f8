import { expect, test } from 'vitest'
import { subscriptions } from '#features/subscriptions/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { wish } from '#test/support/plans.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function sitDown(who: Actor) {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: who.token, url: world.settings.public_url }])
  return { seat, page: seat.page }
}

test('ada edits Gold: what is unclear is told, what changes is said before, and ben’s open page shows it by itself', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  const [dispatcher, his] = [await sitDown(ada), await sitDown(world.ben)]
  await goTo(his.seat, at('/subscription/plans'))
  await goTo(dispatcher.seat, at('/dashboard/plans?plan=basic'))
  const { page } = dispatcher
  const places = page.getByLabel('Items for sale at a time', { exact: true })
  await page.getByRole('textbox', { name: 'A month', exact: true }).fill('9.00')
  await places.fill('many')
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByText('Enter a whole number, or nothing').waitFor()
  await places.fill('61')
  await page.getByRole('button', { name: 'Keep' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.textContent()).toMatch(/Items for sale at a time: 500 → 61\. 0 members have this plan/)
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await his.page.getByText('61 items for sale at a time').waitFor({ timeout: 5_000 })
  await page.getByText('Gold is changed').waitFor()
  expectQuiet(dispatcher.seat)
})

test('ben’s invoice stands beside his plan, and comes as a file', async () => {
  const { ben } = world
  await ben.gets(subscriptions.start, wish('basic'))
  const { seat, page } = await sitDown(ben)
  await goTo(seat, at('/setting/account/plan'))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^PDF|invoice/i })
      .first()
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Invoice \d{4}-\d{6}\.pdf$/)
  expectQuiet(seat)
})

test('a plan that is lowered or given up elsewhere stands so on the page that ann has open', async () => {
  const { ann } = world
  const { membership } = await ann.gets(subscriptions.start, wish('premium'))
  const { seat, page } = await sitDown(ann)
  await goTo(seat, at('/setting/account/plan'))
  await page.getByText(/^Paid until/).waitFor()
  const { id } = membership.subscription!
  await ann.gets(subscriptions.downgrade, { id, plan: 'basic', cycle: 'monthly' })
  await page.getByText('From then on').waitFor({ timeout: 5_000 })
  await ann.gets(subscriptions.cancel, { id })
  await page.getByText(/^Ends on/).waitFor({ timeout: 5_000 })
  expectQuiet(seat)
}, 60_000)

test('a page that cleo’s plan does not open sends her back to where she was, says why, and leads to the plans and from there to it', async () => {
  await world.pool.query("delete from plan_permissions where permission = 'wallet.view'")
  await new Promise((done) => setTimeout(done, 1_100))
  const { seat, page } = await sitDown(world.cleo)
  await goTo(seat, at('/categories'))
  await page.locator('summary').filter({ hasText: 'your account' }).click()
  await page.locator('header a[href="/wallet"]').click()
  await page.getByText('Your plan does not open this page.').first().waitFor()
  await page.waitForURL(at('/categories'))
  await page.getByRole('button', { name: 'See the plans' }).click()
  await page.waitForURL(at('/manage-subscriptions?redirect_back=%2Fwallet'))
  expectQuiet(seat)
})
