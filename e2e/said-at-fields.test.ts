import { expect, test } from 'vitest'
import { settings } from '#features/settings/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`

test('three fields that edith has to mend are one number in the message, and what is wrong stands at each; a field that she changes is no longer red', async () => {
  const seat = await stage.seat({ width: 390 })
  const { page } = seat
  const main = page.getByRole('main')
  await goTo(seat, at('/signup'))
  await main.getByRole('button', { name: 'Sign Up' }).click()
  const toast = page.locator('.toast')
  await toast.waitFor()
  const summary = main.getByRole('group', { name: /fields need a look/ })
  const lines = await summary.getByRole('link').allTextContents()
  expect(lines.length).toBeGreaterThanOrEqual(3)
  for (const line of lines) expect(line).toMatch(/: This field is required$/)
  expect(await toast.locator('b').textContent()).toBe(`${lines.length} fields need a look`)
  const email = main.getByLabel('E-mail')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  await email.fill('edith@example.com')
  expect(await email.getAttribute('aria-invalid')).toBeNull()
  expectQuiet(seat)
}, 60_000)

test('ben’s country that was refused is red only until he chooses another one', async () => {
  const { seat, main } = await sit(world.ben)
  await goTo(seat, at('/edit-profile'))
  const country = main.getByRole('combobox', { name: 'Country' })
  await country.fill('Atlantis')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => country.getAttribute('aria-invalid')).toBe('true')
  await country.fill('Switzerland')
  expect(await country.getAttribute('aria-invalid')).toBeNull()
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await seat.page.getByText('Saved', { exact: true }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('what may be left out is a description of its field and no part of its name; a chosen country says once what its press does', async () => {
  const { seat, main } = await sit(world.cleo)
  await goTo(seat, at('/edit-profile'))
  for (const name of ['City', 'About you']) await main.getByRole('textbox', { name, exact: true }).waitFor()
  const described = (it: HTMLElement) =>
    (it.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent?.trim())
  expect(await main.getByRole('textbox', { name: 'City', exact: true }).evaluate(described)).toContain('optional')
  await goTo(seat, at('/marketplace/for-sale?country=DE'))
  await main.getByRole('link', { name: 'Germany, remove', exact: true }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('a letter that always comes is a lock and the word Always, not a box; the twin is a box that ben can empty', async () => {
  const { seat, main } = await sit(world.ben)
  await goTo(seat, at('/setting/notification'))
  const { data: all } = await world.ben.gets(settings.notices, {})
  const fixed = all.find(({ channels }) => channels.mail === 'always')!
  const row = main.getByRole('row').filter({ hasText: fixed.name }).first()
  const cell = row.getByRole('cell').filter({ hasText: 'Always' }).first()
  expect(await cell.locator('input, select').count()).toBe(0)
  expect(await cell.locator('svg').count()).toBe(1)
  const free = all.find(({ channels }) => channels.in_app === 'choice')!
  await main
    .getByRole('checkbox', { name: new RegExp(`^${free.name}: `) })
    .first()
    .waitFor({ state: 'attached' })
  expectQuiet(seat)
}, 60_000)

test('the heading about her address never breaks within the word e-mail, and a long name of the site is one line on a phone', async () => {
  const dora = await world.join('dora', { verified: false })
  const { seat, page, main } = await sit(dora, { width: 320 })
  await goTo(seat, at('/signup/verify-email'))
  const heading = main.getByRole('heading', { level: 1 })
  expect(await heading.textContent()).toContain('e‑mail')
  expect(
    await page
      .getByRole('banner')
      .locator('.logo span')
      .evaluate((it) => [it.getClientRects().length, getComputedStyle(it).textOverflow]),
  ).toEqual([1, 'ellipsis'])
  expectQuiet(seat)
}, 60_000)
