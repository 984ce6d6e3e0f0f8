import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arranged, type Box, codeBox, mountSize, POINT, papers, printedBox, RULER } from '../../rules.ts'
import { drawAlbum, type PrintedMount } from './draw-album.ts'

/** The rectangles and lines that each page of a PDF draws, in points from the upper left corner. */
function drawn(pdf: Buffer) {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: word }) => {
    const from = index + word.length
    const to = text.indexOf('endstream', from)
    const bytes = pdf.subarray(from, to)
    let content: string
    try {
      content = inflateSync(bytes).toString('latin1')
    } catch {
      return []
    }
    // The first operator of a page turns the axis: y grows downward from there on.
    if (!/^1 0 0 -1 0 [\d.]+ cm/.test(content)) return []
    const numbers = (found: RegExpMatchArray) => found.slice(1).map(Number)
    const boxes = [...content.matchAll(/^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/gm)].map(numbers)
    const lines = [...content.matchAll(/^([\d.-]+) ([\d.-]+) m\n([\d.-]+) ([\d.-]+) l$/gm)].map(numbers)
    return [{ boxes, lines }]
  })
}
const near = (a: number, b: number) => Math.abs(a - b) <= 0.01
const isAt = (box: readonly number[], { x, y, width, height }: Box) =>
  near(box[0]!, x) && near(box[1]!, y) && near(box[2]!, width) && near(box[3]!, height)

const mountOf = (box: Box, at: number): PrintedMount => ({
  ...box,
  caption: `№ ${at}, Почта 邮票`,
  name: 'Cérès',
  denomination: '20 c',
  catalogue_number: { name: 'Sc', number: String(at) },
  code:
    at % 3
      ? null
      : [
          [true, false],
          [false, true],
        ],
  jpeg: null,
})
const print = (paper: 'A4' | 'Letter', pages: readonly Box[][]) =>
  drawAlbum({
    ...{ paper, lang: 'en', at: new Date(0), name: 'United States', owner: 'Ann Collector' },
    pages: pages.map((boxes, at) => ({ number: at + 1, title: 'United States', subtitle: '1893', foot: '', mounts: boxes.map(mountOf) })),
    ...{ ruler: '100 mm', lineOf: ({ number }) => `page ${number}` },
  })

test('every printed box is its millimetres × 72/25.4 within 0.01 pt, none overlaps another or leaves the page, and the ruler is 100 mm', async () => {
  const size = fc.record({ width_mm: fc.integer({ min: 1, max: 250 }), height_mm: fc.integer({ min: 1, max: 250 }) })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('A4' as const, 'Letter' as const), fc.array(size, { minLength: 1, maxLength: 30 }), async (paper, sizes) => {
      const pages = arranged(sizes.map(mountSize))
      const found = drawn(await print(paper, pages))
      expect(found).toHaveLength(pages.length)
      for (const [at, page] of pages.entries()) {
        const { boxes, lines } = found[at]!
        const { width, height } = papers[paper]
        const shift = (width - papers.A4.width) / 2
        for (const box of page) {
          const inPoints = {
            x: ((box.x + shift) / 10 / 25.4) * 72,
            y: (box.y / 10 / 25.4) * 72,
            width: (box.width / 10 / 25.4) * 72,
            height: (box.height / 10 / 25.4) * 72,
          }
          expect(boxes.filter((one) => isAt(one, inPoints))).toHaveLength(1)
        }
        for (const [x, y, w, h] of boxes as [number, number, number, number][]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + w).toBeLessThanOrEqual(width * POINT + 0.01)
          expect(y + h).toBeLessThanOrEqual(height * POINT + 0.01)
        }
        const mounts = page.map((box) => printedBox(box, paper))
        for (const [n, a] of mounts.entries())
          for (const b of mounts.slice(n + 1))
            expect(
              a.x + a.width <= b.x + 0.001 || b.x + b.width <= a.x + 0.001 || a.y + a.height <= b.y + 0.001 || b.y + b.height <= a.y + 0.001,
            ).toBe(true)
        expect(lines.some(([x1, y1, x2, y2]) => near(x2! - x1!, 283.4646) && near(y1!, y2!) && near(y1!, RULER.y * POINT))).toBe(true)
        expect((RULER.words + 20) * POINT).toBeLessThan(height * POINT)
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('a code lies within its hole, whatever the size of the hole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 1_860 }), fc.integer({ min: 50, max: 2_100 }), (width, height) => {
      const hole = { x: 120, y: 400, width, height }
      const code = codeBox(hole)
      expect(code.x).toBeGreaterThanOrEqual(hole.x)
      expect(code.x + code.width).toBeLessThanOrEqual(hole.x + width)
      expect(code.y).toBeGreaterThanOrEqual(hole.y)
      expect(code.y + code.height).toBeLessThanOrEqual(hole.y + height)
      expect(code.width).toBeLessThanOrEqual(150)
    }),
  )
})
