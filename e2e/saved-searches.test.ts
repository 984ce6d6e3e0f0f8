import { beforeAll, expect, test } from 'vitest'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { axe } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  await openShop(world.ann, 'Ann’s Albums')
  await sell(world, world.ann, { item: { country: 'GB' }, product: { name: 'Penny Red, plate 148' } })
})

test('cleo keeps the search that is on her page, hears of the next penny, and ends it', async () => {
  const seat = await stage.seat()
  const { page, context } = seat
  await context.addCookies([{ name: 'session', value: world.cleo.token, url: world.settings.public_url }])
  await goTo(seat, at('/search-result?search=penny&filters=%7B%22country%22%3A%5B%22GB%22%5D%7D'))
  await page.getByRole('link', { name: 'Save this search' }).click()
  const dialog = page.getByRole('region', { name: 'Save this search' })
  expect(await dialog.getByLabel('Name').inputValue()).toBe('penny')
  await dialog.getByLabel('Tell me').selectOption('instant')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Search saved').waitFor()

  await sell(world, world.ann, { item: { country: 'GB' }, product: { name: 'Penny Black' } })
  await world.settle()
  await world.pool.query("update saved_searches set due_at = clock_timestamp() - interval '1 second' where due_at is not null")
  await world.settle()
  await goTo(seat, at('/notifications'))
  await page.getByText('New: Penny Black').first().waitFor()

  await goTo(seat, at('/saved-searches'))
  await page.getByText('1 find').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Tell me').selectOption('weekly')
  await expect.poll(async () => (await world.pool.query('select alerts from saved_searches')).rows[0]?.alerts).toBe('weekly')
  await page.getByRole('main').getByRole('link', { name: 'penny' }).click()
  await page.waitForURL(/\/search-result\?search=penny&searchable_type=Product&filters=/)
  await page.getByRole('link', { name: 'Penny Black' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Remove penny' }).click()
  await page.getByText('No saved searches yet').waitFor()
  expectQuiet(seat)
}, 60_000)
