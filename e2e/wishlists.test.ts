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

test('rosa completes a set from the catalogue: she sees what it lacks, wants all of it, takes that back, and puts the last ones in', async () => {
  const rosa = await world.join('rosa')
  const swans = await keepEntry(
    world,
    ...[1, 2, 3, 4].map((n) => ({ name: `Swan ${n} pence`, country: 'AU', series: 'Swans', year_issued: 1854 + n, catalogue_number: [] })),
  )
  await keepItem(world, rosa, { name: 'My swan', catalogue_entry_id: swans[0] as never })
  await drawPictures(world)
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: rosa.token, url: world.settings.public_url }])
  const { page } = seat
  const wants = async () => (await rosa.gets(wishlists.list, {})).wishlists.total
  await goTo(seat, at('/wishlists'))
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await page.getByRole('link', { name: 'Swans, Australia' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Swans, Australia' }).waitFor()
  await page.getByText('1 of 4').waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Want all 3 entries' }).click()
  await page.getByText('3 on your wishlist').waitFor()
  expect(await wants()).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Want all 3 entries' }).waitFor()
  expect(await wants()).toBe(0)
  for (const n of [2, 3, 4]) {
    await page.getByRole('article').filter({ hasText: `Swan ${n} pence` }).hover()
    await page.getByRole('button', { name: `Have Swan ${n} pence` }).click()
    await page.getByRole('article').filter({ hasText: `Swan ${n} pence` }).waitFor({ state: 'detached' })
  }
  await page.getByRole('heading', { name: 'Nothing is missing' }).waitFor()
  await page.getByText('4 of 4').waitFor()
  await goTo(seat, at('/wishlists'))
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await page.getByText('Swans, Australia').first().waitFor()
  expect(await page.getByRole('link', { name: 'Swans, Australia' }).count()).toBe(0)
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
