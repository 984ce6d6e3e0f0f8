import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { albums } from '#features/albums/contract.ts'
import { scanner } from '#features/scanner/contract.ts'
import { generatePage } from '#features/scanner/test/generated-page.ts'
import type { DrawnPiece } from '#features/scanner/test/generated-piece.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()

const usual = { angle: 0, gauge: { across: 12, down: 12.5 }, margins: { top: 1.6, right: 1.5, bottom: 1.6, left: 1.5 } }
const blue = { ink: [40, 60, 150] as const, paper: [244, 238, 220] as const }

/** Pieces on black card, as a scanner at 300 dpi sees them. */
async function pageOf(pieces: readonly DrawnPiece[], density?: number): Promise<string> {
  const { raster } = generatePage(pieces, { dpi: 300, width_mm: 118, height_mm: 158, ground: [16, 16, 18], shade: 8, noise: 4, seed: 5 })
  const path = join(await mkdtemp(join(tmpdir(), 'cachet-page-')), 'page.png')
  const file = sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
  await (density ? file.withMetadata({ density }) : file).png().toFile(path)
  return path
}
/** Four stamps of different sizes, and the same page turned over like a leaf: plain backs of old paper. */
const SIZES = [
  { x: 28, y: 30, width: 21, height: 25 },
  { x: 84, y: 34, width: 26, height: 32 },
  { x: 30, y: 92, width: 32, height: 26 },
  { x: 82, y: 110, width: 21, height: 25 },
] as const
const fourFronts = () => pageOf(SIZES.map((place) => ({ ...usual, ...blue, ...place })))
const fourBacks = () =>
  pageOf(SIZES.map((place) => ({ ...usual, ink: [214, 204, 178] as const, paper: [226, 216, 190] as const, ...place, x: 118 - place.x + 1.5 })))

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

test('the fronts and backs of four stamps: paired by place, one mended by hand, kept over a reload, and each saved with both pictures', {
  timeout: 240_000,
}, async () => {
  const dora = await world.join('dora.scans')
  const seat = await stage.seat({ width: 390 })
  await seat.context.addCookies([{ name: 'session', value: dora.token, url: world.settings.public_url }])
  await goTo(seat, `${world.settings.public_url}/scan`)
  const main = seat.page.getByRole('main')
  await main.getByRole('textbox', { name: 'Resolution of the scan' }).fill('300')
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles([await fourFronts(), await fourBacks()])
  await main.getByRole('heading', { name: '4 pieces' }).waitFor({ timeout: 60_000 })
  await main.getByText('4 pieces with their backs').waitFor({ timeout: 60_000 })
  const back = (piece: number) => main.getByRole('combobox', { name: `Back of piece ${piece}` })
  // Turned like a leaf: what lay left in a row lies right. The two below lie in rows of their own.
  expect(await Promise.all([1, 2, 3, 4].map((piece) => back(piece).inputValue()))).toEqual(['1', '0', '2', '3'])
  // A back belongs to one piece: given to another it is taken from the first.
  await back(1).selectOption({ label: '3' })
  await main.getByText('3 pieces with their backs').waitFor()
  expect(await back(3).inputValue()).toBe('')
  await back(3).selectOption({ label: '3' })
  await back(1).selectOption({ label: '2' })
  await seat.page.waitForTimeout(1_000)
  await seat.page.reload()
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByText('4 pieces with their backs').waitFor({ timeout: 60_000 })
  expect(await Promise.all([1, 2, 3, 4].map((piece) => back(piece).inputValue()))).toEqual(['1', '0', '2', '3'])
  await main.getByText('perforation 12 × 12.5').first().waitFor({ timeout: 60_000 })
  expect([await axe(seat.page), await clipped(seat.page)]).toEqual([[], []])
  await main.getByRole('button', { name: 'Save 4 pieces' }).click()
  await seat.page.waitForURL('**/stamp-items', { timeout: 120_000 })
  const { stamp_items } = await dora.gets(stampItems.list, { user_id: dora.id })
  expect(stamp_items.data).toHaveLength(4)
  for (const { id } of stamp_items.data) {
    const { stamp_item } = await dora.gets(stampItems.show, { id })
    const [front, behind] = stamp_item.medias
    expect(stamp_item.medias).toHaveLength(2)
    // The same stamp from both sides: the cuts are of one size, within a millimetre.
    for (const side of ['width', 'height'] as const) expect(Math.abs(front![side] - behind![side])).toBeLessThan(12)
  }
  expect(seat.complaints).toEqual([])
})

const scanOf = async (path: string) => (await sharp(path).jpeg({ quality: 95 }).toBuffer()) as Buffer
/** A PDF as scanners write it: one picture a page, at 300 dpi. */
async function pdfOf(paths: readonly string[]): Promise<string> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const made = await PDFDocument.create()
  for (const path of paths) {
    const picture = await made.embedJpg(await scanOf(path))
    const [width, height] = [(picture.width / 300) * 72, (picture.height / 300) * 72]
    made.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  const file = join(await mkdtemp(join(tmpdir(), 'cachet-pdf-')), 'scan.pdf')
  await writeFile(file, await made.save())
  return file
}
async function tiffOf(path: string, compression: 'lzw' | 'jpeg'): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'cachet-tiff-')), 'scan.tif')
  await sharp(path).removeAlpha().withMetadata({ density: 300 }).tiff({ compression }).toFile(file)
  return file
}

test('a PDF of two pages and a TIFF: the second page of the one shows the backs, the other knows its resolution; what cannot be read says what to do', {
  timeout: 240_000,
}, async () => {
  const flora = await world.join('flora.scans')
  const seat = await stage.seat({ width: 1410 })
  await seat.context.addCookies([{ name: 'session', value: flora.token, url: world.settings.public_url }])
  await goTo(seat, `${world.settings.public_url}/scan`)
  const main = seat.page.getByRole('main')
  const choose = async (path: string) => main.locator('input[type=file]').first().setInputFiles(path)
  const [fronts, backs] = [await fourFronts(), await fourBacks()]
  await choose(await tiffOf(fronts, 'jpeg'))
  await main.getByText('This page is packed in a way that cannot be read here.').waitFor({ timeout: 60_000 })
  const broken = join(await mkdtemp(join(tmpdir(), 'cachet-broken-')), 'scan.pdf')
  await writeFile(broken, '%PDF-1.7\nnothing')
  await choose(broken)
  await main.getByText('This file is damaged, or not what its name says.').waitFor({ timeout: 60_000 })
  await choose(await pdfOf([fronts, backs]))
  await main.getByText('scan.pdf: 2 pages').waitFor({ timeout: 60_000 })
  await main.getByRole('checkbox', { name: 'The page after it shows their backs' }).check()
  await main.getByRole('button', { name: 'Open the page' }).click()
  await main.getByRole('heading', { name: '4 pieces' }).waitFor({ timeout: 60_000 })
  await main.getByText('4 pieces with their backs').waitFor({ timeout: 60_000 })
  const ways = main.getByRole('combobox', { name: 'Known by' })
  await ways.selectOption({ label: 'What the file says: 300 dpi' })
  await main.getByRole('button', { name: 'Another page' }).click()
  await choose(await tiffOf(fronts, 'lzw'))
  await main.getByRole('heading', { name: '4 pieces' }).waitFor({ timeout: 60_000 })
  await ways.selectOption({ label: 'What the file says: 300 dpi' })
  await main.getByRole('button', { name: 'Set the scale' }).click()
  await main
    .getByText(/^2[01]\.\d × 2[45]\.\d mm · perforation 12 × 12.5$/)
    .first()
    .waitFor({ timeout: 60_000 })
  expect((await flora.gets(scanner.left, {})).scans.used).toBe(2)
  expect(seat.complaints).toEqual([])
})
