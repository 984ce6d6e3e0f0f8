import { expect, test } from 'vitest'
import { wishlists } from '#features/wishlists/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserOptions, expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
async function seatOfAnn(more: BrowserOptions = {}) {
  const seat = await stage.seat(more)
  await seat.context.addCookies([{ name: 'session', value: world.ann.token, url: world.settings.public_url }])
  return seat
}

test('ann presses Want on a card of the catalogue and on the page of an entry; the head counts, and she sees who offers it', async () => {
  const [black, red] = await keepEntry(world, {}, { name: 'Penny head 1 penny red', year_issued: 1841 })
  await keepItem(world, world.ben, { name: 'My penny red', status: 'FOR_TRADE', catalogue_entry_id: red as never })
  await drawPictures(world)
  const seat = await seatOfAnn()
  const { page } = seat
  await goTo(seat, at('/stamps?status=FOR_REFERENCE'))
  await page.getByRole('button', { name: 'Want Penny head 1 penny red' }).click()
  await page.getByText('On your wishlist').waitFor()
  await page.getByRole('link', { name: 'Wishlist, 1 wishes' }).waitFor()
  await goTo(seat, at(`/stamps/${black}`))
  await page.getByRole('button', { name: 'Want', exact: true }).click()
  await page.getByRole('button', { name: 'Wanted' }).waitFor()
  await goTo(seat, at('/wishlists'))
  await page.getByRole('heading', { name: 'One member offers what you want' }).waitFor()
  await page.getByRole('link', { name: 'My penny red' }).waitFor()
  await page.getByText('Show as a table').click()
  expect(await page.getByRole('row', { name: /Great Britain 0 2 2/ }).count()).toBe(1)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove Penny head 1 penny black' }).click()
  await page.getByText('1 wish', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 wishes', { exact: true }).waitFor()
  expectQuiet(seat)
}, 180_000)

test('a wish is found by its number; on a phone nothing is cut off', async () => {
  const seat = await seatOfAnn({ width: 390 })
  const { page } = seat
  await goTo(seat, at('/create-wish-item'))
  await page.getByLabel('Name or catalogue number').fill('penny red')
  await page.getByRole('button', { name: 'Want Penny head 1 penny red', pressed: true }).waitFor()
  expect(await clipped(page)).toEqual([])
  await goTo(seat, at('/wishlists'))
  expect(await clipped(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  const guest = await stage.seat()
  await goTo(guest, at(`/wishlists/${world.ann.id}`))
  expect(await guest.page.getByText('2 wishes').count()).toBe(1)
  expect((await world.ann.gets(wishlists.list, {})).wishlists.total).toBe(2)
  expectQuiet(seat, guest)
}, 120_000)
