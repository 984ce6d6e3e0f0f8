import { expect, test } from 'vitest'
import { albums } from '#features/albums/contract.ts'
import { scanner } from '#features/scanner/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { blue, pageOf, usual } from './scanned-page.ts'

const world = useWorld({ web: true })
const stage = useBrowser()

const twelveStamps = () =>
  pageOf(
    Array.from({ length: 12 }, (_, at) => ({
      ...{ ...usual, ...blue, x: 22 + (at % 3) * 36, y: 24 + Math.floor(at / 3) * 36, width: 21, height: 25, angle: (at % 5) - 2 },
    })),
  )
/** A stamp, a coin of one euro; the file says 400 dpi, which is not so. */
const stampAndCoin = () =>
  pageOf(
    [
      { ...usual, ...blue, x: 30, y: 30, width: 21, height: 25 },
      { ...usual, x: 80, y: 40, width: 23.25, height: 23.25, round: true, gauge: null, ink: [90, 70, 40], paper: [190, 160, 90] },
    ],
    400,
  )

test('on a phone, ann’s page of twelve stamps goes into her album: each cut out, measured and saved', { timeout: 240_000 }, async () => {
  const { album } = await world.ann.gets(albums.create, { name: 'Shoebox' })
  const seat = await stage.seat({ width: 390 })
  await seat.context.addCookies([{ name: 'session', value: world.ann.token!, url: world.settings.public_url }])
  await goTo(seat, `${world.settings.public_url}/scan`)
  const main = seat.page.getByRole('main')
  await main.getByRole('textbox', { name: 'Resolution of the scan' }).fill('300')
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles(await twelveStamps())
  await main.getByRole('heading', { name: '12 pieces' }).waitFor({ timeout: 60_000 })
  await main.getByText('perforation 12 × 12.5').first().waitFor({ timeout: 60_000 })
  // By keyboard: a piece is taken, removed, and brought back.
  await main.getByRole('button', { name: 'Piece 3', exact: true }).focus()
  await seat.page.keyboard.press('Delete')
  await main.getByRole('heading', { name: '11 pieces' }).waitFor()
  await main.getByRole('button', { name: 'Undo' }).click()
  await main.getByRole('combobox', { name: 'Save to' }).selectOption({ label: 'Shoebox' })
  await main.getByRole('button', { name: 'Save 12 pieces' }).click()
  await seat.page.waitForURL(`**/albums/${album.id}/show`, { timeout: 120_000 })
  const { stamp_items } = await world.ann.gets(albums.items, { id: album.id })
  expect(stamp_items.data).toHaveLength(12)
  const { stamp_item } = await world.ann.gets(stampItems.show, { id: stamp_items.data[0]!.id })
  expect(stamp_item.medias).toHaveLength(1)
  expect(Math.abs(stamp_item.gauge_top! - 12)).toBeLessThan(0.25)
  expect([stamp_item.width_mm, stamp_item.height_mm]).toEqual([21, 25])
  expect(seat.complaints).toEqual([])
})

test('ben’s scale: what the file says is a hint, a coin of one euro beside the stamp tells better, and a ruler is laid by keys', {
  timeout: 240_000,
}, async () => {
  const seat = await stage.seat({ width: 1410 })
  await seat.context.addCookies([{ name: 'session', value: world.ben.token!, url: world.settings.public_url }])
  await goTo(seat, `${world.settings.public_url}/scan`)
  const main = seat.page.getByRole('main')
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles(await stampAndCoin())
  await main.getByRole('heading', { name: '2 pieces' }).waitFor({ timeout: 60_000 })
  const ways = main.getByRole('combobox', { name: 'Known by' })
  const set = main.getByRole('button', { name: 'Set the scale' })
  await ways.selectOption({ label: 'What the file says: 400 dpi' })
  await set.click()
  await main.getByText('400 dpi ± 1.00 %, as the file says, unchecked').first().waitFor()
  // Its 275 pixels at the resolution that is not so; a round piece has no sides.
  await main.getByText(/^diameter 17\.[345] mm$/).waitFor({ timeout: 60_000 })
  await main.locator('summary', { hasText: 'Scale' }).click()
  await ways.selectOption({ label: 'A coin on the page' })
  await set.click()
  await main.getByText('Choose the coin, and the piece that it is.').waitFor()
  await main.getByRole('combobox', { name: 'Coin' }).selectOption({ label: '€1.00 · 23.25 mm' })
  await main.getByRole('combobox', { name: 'Where it lies' }).selectOption({ label: 'Piece 2' })
  await set.click()
  await main
    .getByText(/(299|300|301) dpi ± 0\.\d\d %, by the coin/)
    .first()
    .waitFor()
  // The coin is no piece of the collection; the stamp is measured anew.
  await main.getByRole('heading', { name: '1 piece' }).waitFor()
  await main.getByText(/^2[01]\.\d × 2[45]\.\d mm · perforation 12 × 12.5$/).waitFor({ timeout: 60_000 })
  await ways.selectOption({ label: 'A ruler on the page' })
  const first = main.getByRole('button', { name: 'First point on the ruler' })
  await first.focus()
  await seat.page.keyboard.press('Shift+ArrowRight')
  await main.getByRole('textbox', { name: 'Length between the points' }).fill('82')
  await set.click()
  await main
    .getByText(/dpi ± \d\.\d\d %, by the ruler/)
    .first()
    .waitFor()
  expect(await first.count()).toBe(0)
  expect(seat.complaints).toEqual([])
})

test('cleo’s page is there again after a reload, with its frames and names, gone once she throws it away, and never shown to who uses the browser next', {
  timeout: 240_000,
}, async () => {
  const seat = await stage.seat({ width: 390 })
  await seat.context.addCookies([{ name: 'session', value: world.cleo.token!, url: world.settings.public_url }])
  await goTo(seat, `${world.settings.public_url}/scan`)
  const main = seat.page.getByRole('main')
  const choose = async () =>
    main
      .locator('input[type=file]')
      .first()
      .setInputFiles(await stampAndCoin())
  await choose()
  await main.getByRole('heading', { name: '2 pieces' }).waitFor({ timeout: 60_000 })
  await main.getByRole('textbox', { name: 'Name of piece 1' }).fill('Blue one')
  await main.getByRole('button', { name: 'Piece 2', exact: true }).focus()
  await seat.page.keyboard.press('Delete')
  await main.getByRole('heading', { name: '1 piece' }).waitFor()
  await seat.page.waitForTimeout(1_000)
  await seat.page.reload()
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByRole('heading', { name: '1 piece' }).waitFor({ timeout: 60_000 })
  expect(await main.getByRole('textbox', { name: 'Name of piece 1' }).inputValue()).toBe('Blue one')
  expect((await world.cleo.gets(scanner.left, {})).scans.used).toBe(1)
  await main.getByRole('button', { name: 'Another page' }).click()
  await main.getByRole('button', { name: 'Throw away' }).click()
  await seat.page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
  await main.getByRole('button', { name: 'Continue' }).waitFor({ state: 'detached' })
  // A page of somebody else who used this browser is not shown.
  await choose()
  await main.getByRole('heading', { name: '2 pieces' }).waitFor({ timeout: 60_000 })
  await seat.page.waitForTimeout(1_000)
  await seat.context.addCookies([{ name: 'session', value: world.ann.token!, url: world.settings.public_url }])
  await seat.page.reload()
  await main.getByRole('textbox', { name: 'Resolution of the scan' }).waitFor()
  await seat.page.waitForTimeout(1_000)
  expect(await main.getByRole('button', { name: 'Continue' }).count()).toBe(0)
  expect(seat.complaints).toEqual([])
})
