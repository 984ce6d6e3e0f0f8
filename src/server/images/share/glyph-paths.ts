import type * as fontkit from 'fontkit'
import { type FontFamily, setWords } from '../../pdf/faces.ts'

export interface Ink {
  readonly size: number
  readonly font?: FontFamily
  readonly weight?: number
  readonly fill?: string
}
type Typeface = fontkit.Font

const weights = new WeakMap<Typeface, Map<number, Typeface>>()
function inWeight(face: Typeface, weight: number): Typeface {
  const known = weights.get(face) ?? new Map<number, Typeface>()
  weights.set(face, known)
  const made = known.get(weight) ?? (face.getVariation({ wght: weight }) as Typeface)
  known.set(weight, made)
  return made
}

async function runsOf(words: string, { size, font = 'serif', weight = 400 }: Ink) {
  const { runs } = await setWords(words, font)
  return runs.map(({ face, text }) => {
    const heavy = inWeight(face, weight)
    const { glyphs, positions } = heavy.layout(text)
    return { glyphs, positions, scale: size / heavy.unitsPerEm }
  })
}

/** Width of the words in pixels. */
export async function widthOf(words: string, ink: Ink): Promise<number> {
  return (await runsOf(words, ink)).reduce((sum, { positions, scale }) => positions.reduce((wide, { xAdvance }) => wide + xAdvance * scale, sum), 0)
}

/** SVG paths of the words: the renderer needs no font, and names cannot inject markup. */
export async function glyphPathsAt(x: number, y: number, words: string, ink: Ink): Promise<string> {
  const shapes: string[] = []
  let left = x
  for (const { glyphs, positions, scale } of await runsOf(words, ink))
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!
      shapes.push(glyph.path.transform(scale, 0, 0, -scale, left + xOffset * scale, y - yOffset * scale).toSVG())
      left += xAdvance * scale
    }
  return `<path d="${shapes.join('').replace(/\d+\.\d+/g, (n) => String(Math.round(Number(n) * 100) / 100))}" fill="${ink.fill ?? '#14181d'}"/>`
}
