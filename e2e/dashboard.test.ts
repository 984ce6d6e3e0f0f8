import { beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/profiles/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
let ada: Actor
let listed: string

beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  await openShop(world.cleo)
  listed = (await sell(world, world.cleo, { product: { name: 'A doubtful rarity' } })).id
  await drawPictures(world)
}, 120_000)

async function sitDown(who?: Actor) {
  const seat = await stage.seat()
  if (who) await seat.context.addCookies([{ name: 'session', value: who.token, url: world.settings.public_url }])
  return { seat, page: seat.page }
}

test('ada suspends cleo: her open page is thrown out at once, her listing is gone, and the log shows who did it', async () => {
  const [dispatcher, hers, passer] = [await sitDown(ada), await sitDown(world.cleo), await sitDown()]
  await goTo(passer.seat, at(`/products/${listed}`))
  await passer.page.getByRole('heading', { name: 'A doubtful rarity' }).waitFor()
  await goTo(hers.seat, at('/orders'))
  await goTo(dispatcher.seat, at('/dashboard?search=cleo'))
  await dispatcher.page.getByRole('link', { name: 'cleo Collector' }).click()
  const form = dispatcher.page.getByRole('main')
  await form.getByLabel('Reason', { exact: false }).first().fill('Forged overprints')
  await form.getByRole('button', { name: 'Suspend' }).click()
  await dispatcher.page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await form.getByRole('heading', { name: 'Lift the suspension' }).waitFor()
  // Nothing was typed on her page: it reloads and redirects to the log-in.
  await hers.page.waitForURL(/\/login/, { timeout: 5_000 })
  expect((await passer.page.goto(at(`/products/${listed}`)))!.status()).toBe(404)
  await goTo(dispatcher.seat, at('/dashboard/audit?family=moderation'))
  const row = form.getByRole('row').filter({ hasText: '/admin/members/{id}/suspend' })
  await row.getByRole('link', { name: 'ada Collector' }).waitFor()
  expect(await row.textContent()).toContain(world.cleo.id.slice(-12))
  await form.getByText('The log is unchanged').waitFor()
  expectQuiet(dispatcher.seat)
})

test('ada reads words where the database has codes: a country, a deed, a right, a state of the letters; and a colour is seen', async () => {
  const { seat, page } = await sitDown(ada)
  await world.ben.gets(profiles.update, { country: 'CN' })
  await goTo(seat, at(`/dashboard/members/${world.ben.id}`))
  const main = page.getByRole('main')
  expect(await main.getByRole('row', { name: /^Country/ }).textContent()).toBe('CountryChina')
  expect(await main.getByRole('link', { name: 'Their profile' }).getAttribute('href')).toBe(`/profile/${world.ben.id}`)
  await goTo(seat, at('/dashboard'))
  await main.getByText('none is sent: no mail server is set').waitFor()
  await goTo(seat, at('/dashboard/plans?plan=basic'))
  await main.getByRole('checkbox', { name: /^Run a store as a business my_store\.business$/ }).waitFor()
  await goTo(seat, at('/dashboard/site'))
  for (const time of ['day', 'night']) expect(await main.getByLabel(`Pick the ${time}’s colour`).getAttribute('type')).toBe('color')
  expectQuiet(seat)
}, 60_000)

test('a day that does not exist stays in its field and is told', async () => {
  const { seat, page } = await sitDown(ada)
  await goTo(seat, at('/dashboard/audit?from=31-02-2026'))
  expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('31-02-2026')
  await page.getByText('Enter a date that exists').waitFor()
})

test('another name and another colour are on the next page that is opened', async () => {
  const { seat, page } = await sitDown(ada)
  await goTo(seat, at('/dashboard/site'))
  await page.getByLabel('Name of this marketplace').fill('Penny Post')
  await page.getByLabel('Colour by day').fill('#7a1f4b')
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByText('Kept: pages opened from now on show it').waitFor()
  await page.waitForTimeout(1_000)
  await goTo(seat, at('/'))
  expect(await page.title()).toContain('Penny Post')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sb-primary'))).toContain('#7a1f4b')
})
