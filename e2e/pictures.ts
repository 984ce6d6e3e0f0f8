import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Variants of a page: widths, languages and themes; at most `most` pixels of its length. */
export const LOOKS = [390, 1410].flatMap((width) =>
  ['ru', 'zh-CN'].flatMap((locale) =>
    [false, true].map((dark) => ({ width, locale, dark, scale: width === 390 ? 0.72 : 0.4, most: width === 390 ? 1_400 : 1_600 })),
  ),
)
export type Look = (typeof LOOKS)[number]
/** Two variants are drawn at once. */
export const PAIRS = LOOKS.flatMap((look, at) => (at % 2 ? [] : [[look, LOOKS[at + 1]!]]))
const GAP = 12

/** On a phone the viewport is as long as the page, so that a fixed bar at the bottom covers nothing. */
export const pictureOf = async (page: Page, { width, most }: Look): Promise<Buffer> => {
  const height = Math.min(most, await page.evaluate(() => document.documentElement.scrollHeight))
  if (width === 390) await page.setViewportSize({ width, height })
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height }, animations: 'disabled' })
  await page.setViewportSize({ width, height: 900 })
  return picture
}

/** All variants of a page in one picture: phones above, desktops below. */
export async function keepSheet(folder: string, name: string, pictures: readonly { look: Look; picture: Buffer }[]): Promise<void> {
  const small = await Promise.all(
    pictures.map(async ({ look, picture }) => ({
      look,
      ...(await sharp(picture)
        .resize({ width: Math.round(look.width * look.scale) })
        .png()
        .toBuffer({ resolveWithObject: true })),
    })),
  )
  const rows = [390, 1410].map((width) => small.filter(({ look }) => look.width === width))
  let top = GAP
  const composed = rows.flatMap((row) => {
    let left = GAP
    const placed = row.map(({ data, info }) => {
      const at = { input: data, top, left }
      left += info.width + GAP
      return at
    })
    top += Math.max(...row.map(({ info }) => info.height)) + GAP
    return placed
  })
  const width = Math.max(...rows.map((row) => row.reduce((sum, { info }) => sum + info.width + GAP, GAP)))
  mkdirSync(folder, { recursive: true })
  const sheet = sharp({ create: { width, height: top, channels: 3, background: '#8a8a8a' } }).composite(composed)
  await sheet.webp({ quality: 42, effort: 4 }).toFile(join(folder, `${name}.webp`))
}

/** `ann /products/{listed}` becomes `products-listed-ann`. */
export const nameOf = (who: string, path: string) =>
  `${
    path
      .replace(/[^\w-]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'home'
  }-${who}`
