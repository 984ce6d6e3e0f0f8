import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { axe } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const BAD = [7, 512, 1_024, 1_500, 2_048, 2_600, 3_333, 4_096, 4_500, 5_000]
const rows = Array.from({ length: 5_000 }, (_, n) => `Stamp ${n + 1},${BAD.includes(n + 1) ? 'Ruritania' : 'Spain'},${1900 + (n % 100)},${n + 1},MNH`)
const file = { name: 'box.csv', mimeType: 'text/csv', buffer: Buffer.from(['Name,Country,Year,Michel,Condition', ...rows].join('\n')) }
const inBox = async () => (await world.ann.gets(stampItems.counts, { user_id: world.ann.id, count_type: ['status'] })).total

test('ann brings in 5,000 rows, mends the ten bad ones, takes it all back and brings it in again', async () => {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: world.ann.token, url: world.settings.public_url }])
  const { page } = seat
  const bring = async () => {
    await goTo(seat, `${world.settings.public_url}/imports`)
    await page.locator('input[type=file]').setInputFiles(file)
    await page.waitForURL(/\/imports\/[\da-f-]{36}$/)
  }
  await bring()
  await page.getByRole('heading', { name: 'Rows that need a look' }).waitFor({ timeout: 60_000 })
  expect(await axe(page)).toEqual([])
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/import-1410.png` })
  for (const position of BAD) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Row ${position}: Stamp ${position}`, exact: true }) })
    await row.getByLabel('Country').fill('Spain')
    await row.getByRole('button', { name: 'Mend it' }).click()
    await row.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Bring in 5,000 items' }).click()
  await page.getByText('5,000 items brought in').waitFor({ timeout: 60_000 })
  expect(await inBox()).toBe(5_000)
  await page.getByRole('button', { name: 'Take it all back' }).click()
  await page.getByText('5,000 items taken back').waitFor({ timeout: 60_000 })
  expect(await inBox()).toBe(0)
  await bring()
  await page.getByRole('button', { name: 'Bring in 4,990 items' }).click({ timeout: 60_000 })
  await page.getByText('4,990 items brought in').waitFor({ timeout: 60_000 })
  expect(await inBox()).toBe(4_990)
  expectQuiet(seat)
}, 240_000)
