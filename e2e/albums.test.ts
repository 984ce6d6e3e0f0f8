import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { albums } from '#features/albums/contract.ts'
import type { AlbumId } from '#features/albums/shapes.ts'
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
const albumOf = async () => (await world.ann.gets(albums.list, { sort: 'most_items' })).albums.data[0]!
async function mountsOf(number = 1) {
  const { id, pages } = await albumOf()
  return (await world.ann.gets(albums.page, { id: id as AlbumId, page_id: pages[number - 1]!.id as never })).album_page.mounts
}
const saved = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Saved /)
    .waitFor()

test('ann makes an album, adds items by the picker and lays them on a page in one press', async () => {
  for (const n of [1, 2, 3, 4, 5, 6])
    await keepItem(world, world.ann, {
      name: `Columbian ${n} c`,
      denomination: `${n} c`,
      width_mm: 36,
      height_mm: 24,
      status: n > 5 ? 'PRIVATE' : 'FOR_TRADE',
    })
  await drawPictures(world)
  const seat = await seatOfAnn()
  const { page } = seat
  await goTo(seat, at(`/user/${world.ann.id}/albums`))
  await page.getByRole('link', { name: 'Make one' }).click()
  await page.getByLabel('Name').fill('United States')
  await page.getByRole('radio', { name: /Whoever may see/ }).check()
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.waitForURL(/\/albums\/[\da-f-]+\/show/)
  await page.getByRole('button', { name: 'Add items' }).first().click()
  const dialog = page.getByRole('dialog')
  for (const n of [1, 2, 3, 4, 5, 6]) await dialog.getByRole('button', { name: `Columbian ${n} c` }).click()
  await dialog.getByRole('button', { name: 'Add 6 items' }).click()
  await page.getByRole('button', { name: 'Lay 6 items on pages' }).click()
  await page.getByText('6 items laid on pages').waitFor()
  await page
    .getByRole('group', { name: 'Page 1' })
    .getByRole('link', { name: /Columbian 6 c/ })
    .waitFor()
  expect((await mountsOf()).map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 6 }, () => [400, 280]))
  expect(await axe(page)).toEqual([])
  expectQuiet(seat)
}, 180_000)

test('by keys alone a mount moves by millimetres, changes its size and comes back; every step is saved and can be undone', async () => {
  const seat = await seatOfAnn()
  const { page } = seat
  const { id } = await albumOf()
  await goTo(seat, at(`/albums/${id}/show?mode=arrange`))
  const [before] = await mountsOf()
  const mount = page.locator(`[data-mount="${before!.id}"]`)
  await mount.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await saved(page)
  await expect.poll(async () => (await mountsOf()).map(({ y, height }) => [y, height])[0]).toEqual([before!.y + 60, 290])
  await mount.focus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await mountsOf())[0]!.height).toBe(280)
  await page.getByLabel('Left').fill('12,0')
  await page.getByLabel('Left').press('Enter')
  await page.getByLabel('Caption').fill('1 c deep blue')
  await page.getByRole('radio', { name: 'Cream' }).check({ force: true })
  await expect
    .poll(async () => (({ x, caption, mount: colour }) => [x, caption, colour])((await mountsOf())[0]!))
    .toEqual([120, '1 c deep blue', 'cream'])
  expect(await axe(page)).toEqual([])
  expectQuiet(seat)
}, 180_000)

test('dragged, a mount lies on whole millimetres; dropped onto another it is not saved, and says so', async () => {
  const seat = await seatOfAnn()
  const { page } = seat
  const { id } = await albumOf()
  await goTo(seat, at(`/albums/${id}/show?mode=arrange`))
  const mounts = await mountsOf()
  const [last, first] = [mounts.at(-1)!, mounts[0]!]
  const middle = async (mount: string) => {
    const box = (await page.locator(`[data-mount="${mount}"] > rect`).first().boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const [from, onto] = [await middle(last.id), await middle(first.id)]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(onto[0] + 20, onto[1] + 10, { steps: 4 })
  await page.getByText('Two mounts lie on each other').waitFor()
  await page.mouse.move(from[0] + 33.3, from[1] + 181.7, { steps: 4 })
  await page.mouse.up()
  await saved(page)
  const moved = (await mountsOf()).find(({ stamp_item_id }) => stamp_item_id === last.stamp_item_id)!
  expect([moved.x % 10, moved.y % 10, moved.y > last.y]).toEqual([0, 0, true])
  expectQuiet(seat)
}, 180_000)

test('a want is a hole on the page; a mount moves to another page; ben sees the album without the private item', async () => {
  await keepEntry(world, { name: 'Columbian $ 1 salmon', denomination: '$ 1', catalogue_number: [{ type: 'scott', number: '241' }] })
  const seat = await seatOfAnn()
  const { page } = seat
  const { id } = await albumOf()
  await goTo(seat, at(`/albums/${id}/show?mode=arrange`))
  await page.getByRole('button', { name: 'Add a want' }).click()
  await page.getByLabel('Name or catalogue number').fill('scott 241')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /salmon/ })
    .click()
  await saved(page)
  await page.getByText('wanted').waitFor()
  await page.getByRole('button', { name: 'New page' }).click()
  await page.waitForURL(/page=2/)
  await goTo(seat, at(`/albums/${id}/show?mode=arrange`))
  const [first] = await mountsOf()
  await page.locator(`[data-mount="${first!.id}"]`).focus()
  await page.keyboard.press('m')
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(async () => (await mountsOf(2)).map(({ stamp_item_id }) => stamp_item_id)).toEqual([first!.stamp_item_id])
  expect(await mountsOf()).toHaveLength(6)
  const guest = await stage.seat({ width: 390 })
  await goTo(guest, at(`/albums/${id}/show`))
  await guest.page.getByRole('link', { name: /Columbian 5 c/ }).waitFor()
  expect(await guest.page.getByText('Columbian 6 c').count()).toBe(0)
  expect(await clipped(guest.page)).toEqual([])
  expectQuiet(seat, guest)
}, 180_000)

test('printed by the browser, each page is a sheet of A4 or Letter of its own, and nothing of the site stands on it; the server gives the same as a file', async () => {
  const seat = await seatOfAnn()
  const { page } = seat
  const { id, pages } = await albumOf()
  for (const [paper, width, height] of [
    ['A4', 595, 842],
    ['Letter', 612, 792],
  ] as const) {
    await goTo(seat, at(`/print-album/${id}?paper=${paper}`))
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const sheets = [...printed.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [Math.round(Number(w)), Math.round(Number(h))])
    expect(sheets).toEqual(pages.map(() => [width, height]))
    await page.emulateMedia({ media: 'print' })
    const ruler = await page
      .locator('path[d^="M100 2655h1000"]')
      .first()
      .evaluate((drawn) => (drawn as SVGPathElement).getScreenCTM()!.a * 1_000)
    expect(ruler).toBeCloseTo((100 / 25.4) * 96, 1)
    expect(await page.locator('header, footer, nav').filter({ visible: true }).count()).toBe(0)
    await page.emulateMedia({ media: null })
  }
  expect(await axe(page)).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'PDF' }).click()])
  expect(file.suggestedFilename()).toBe('album-Letter.pdf')
  expectQuiet(seat)
}, 180_000)

test('taken out of all albums only after the question of the old product', async () => {
  const seat = await seatOfAnn()
  const { page } = seat
  const { album } = await world.ann.gets(albums.create, { name: 'Second', type: 'lot' })
  const item = (await keepItem(world, world.ann, { name: 'A spare' })).id
  await world.ann.gets(albums.addItems, { id: album.id as AlbumId, stamp_item_ids: [item] })
  await goTo(seat, at(`/lots/${album.id}/show`))
  await page.getByText('Change order, take out').click()
  await page.getByLabel('Take out: A spare').click()
  await page.getByRole('button', { name: 'Take out of all albums' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Delete stamp item from all albums ?').waitFor()
  await dialog.getByText('This can not be undone').waitFor()
  await dialog.getByRole('button', { name: 'Take out of all albums' }).click()
  await page.getByText('Stamp item delete from all albums successfully').waitFor()
  await page.getByText('An empty album').waitFor()
  expectQuiet(seat)
}, 120_000)

test('at the limit of the plan the popup leads to the plans', async () => {
  for (let n = 0; n < 3; n++) await world.ann.gets(albums.create, { name: `Album ${n}` })
  const seat = await seatOfAnn()
  const { page } = seat
  await goTo(seat, at('/albums/create?type=set'))
  await page.getByLabel('Name').fill('The sixth')
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Upgrade Membership' }).waitFor()
  await page.getByText('Please upgrade your member ship to enable this feature.').waitFor()
  await page.getByText('maximum limit reached').first().waitFor()
  expectQuiet(seat)
}, 120_000)
