import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scanner } from '#features/scanner/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { blue, pageOf, usual } from './scanned-page.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()

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
