import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as fontkit from 'fontkit'

/** Fonts: the website's own, with Noto Sans SC as fallback, of which only the needed subset files are opened. */
const OWN = join(import.meta.dirname, '../../web/ui/fonts')
const WIDE = '@fontsource-variable/noto-sans-sc'
const find = createRequire(import.meta.url)

export type PdfTypeface = fontkit.Font
/** Characters set in one font. */
export interface Run {
  readonly face: PdfTypeface
  readonly text: string
  /** The fallback font is hairline thin and is drawn with a stroke. */
  readonly thin: boolean
}
export interface Words {
  readonly runs: readonly Run[]
  /** True when a character is in no font: it is drawn as a question mark. */
  readonly lacking: boolean
}

const opened = new Map<string, Promise<PdfTypeface>>()
function open(path: string): Promise<PdfTypeface> {
  const face = opened.get(path) ?? unpack(path)
  opened.set(path, face)
  // A failed read is not cached.
  face.catch(() => opened.delete(path))
  return face
}
let last: Promise<unknown> = Promise.resolve()
/**
 * Decompresses WOFF2, because the PDF library subsets only TrueType. One at a time: the decompressor returns its own memory, which the next call
 * overwrites.
 */
function unpack(path: string): Promise<PdfTypeface> {
  const face = last.then(async () => {
    const [{ create }, { default: woff2 }, packed] = await Promise.all([import('fontkit'), import('wawoff2'), readFile(path)])
    return create(Buffer.from(await woff2.decompress(packed))) as PdfTypeface
  })
  last = face.catch(() => {})
  return face
}

const FILES = {
  sans: ['golos-text-latin', 'golos-text-latin-ext', 'golos-text-cyrillic'],
  serif: ['brygada-1918-latin', 'brygada-1918-latin-ext', 'brygada-1918-cyrillic', 'brygada-1918-greek'],
} as const
export type FontFamily = keyof typeof FILES
const own = (font: FontFamily) => Promise.all(FILES[font].map((part) => open(join(OWN, `${part}-wght-normal.woff2`))))

interface Piece {
  readonly path: string
  readonly spans: readonly (readonly [number, number])[]
}
let pieces: readonly Piece[] | undefined
/** Unicode ranges of the subset files, from the package's own table. */
function wide(): readonly Piece[] {
  const table = pieces ? {} : (find(`${WIDE}/unicode.json`) as Record<string, string>)
  pieces ??= Object.entries(table).map(([name, ranges]) => ({
    path: find.resolve(`${WIDE}/files/noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    spans: ranges.split(',').map(spanOf),
  }))
  return pieces
}
function spanOf(range: string): readonly [number, number] {
  const [from, to = from] = range
    .replace(/^U\+/i, '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16))
  return [from!, to!]
}

type FoundFace = Omit<Run, 'text'>
async function faceFor(sign: number, font: FontFamily): Promise<FoundFace | undefined> {
  const known = (await own(font)).find((face) => face.hasGlyphForCodePoint(sign))
  if (known) return { face: known, thin: false }
  const piece = wide().find(({ spans }) => spans.some(([from, to]) => sign >= from && sign <= to))
  const face = piece && (await open(piece.path))
  return face?.hasGlyphForCodePoint(sign) ? { face, thin: true } : undefined
}

/** Splits text into runs of characters that one font contains. */
export async function setWords(words: string, font: FontFamily = 'sans'): Promise<Words> {
  const runs: { -readonly [K in keyof Run]: Run[K] }[] = []
  let lacking = false
  const plain = { face: (await own(font))[0]!, thin: false }
  const signs = [...words.normalize('NFC').replace(/\p{Zs}/gu, ' ')].filter((sign) => !/\p{C}/u.test(sign))
  for (const sign of signs) {
    const found = await faceFor(sign.codePointAt(0)!, font)
    lacking ||= !found
    const { face, thin } = found ?? plain
    const last = runs.at(-1)
    if (last && (last.face === face || (sign === ' ' && last.face.hasGlyphForCodePoint(32)))) last.text += found ? sign : '?'
    else runs.push({ face, thin, text: found ? sign : '?' })
  }
  return { runs, lacking }
}
/** True when every character of the text is in one of the fonts. */
export const canSet = async (words: string) => !(await setWords(words)).lacking

const NAME_SIGN = /[\p{L}\p{N}]/u
/** A name without the pictures that no face has; nothing, where a letter of it is in none. */
export async function settableName(name: string, font: FontFamily): Promise<string> {
  const signs = await Promise.all([...name].map(async (sign) => ({ sign, lacking: (await setWords(sign, font)).lacking })))
  if (signs.some(({ sign, lacking }) => lacking && NAME_SIGN.test(sign))) return ''
  const kept = signs.filter(({ lacking }) => !lacking).map(({ sign }) => sign)
  return kept.join('').replace(/\s+/g, ' ').trim()
}
