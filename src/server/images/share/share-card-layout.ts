import { canSet } from '../../pdf/faces.ts'
import { glyphPathsAt, type Ink, widthOf } from './glyph-paths.ts'
import { HEIGHT, WELL, WIDTH } from './page.ts'

/** Texts of a share card: an item or a person on the black page of a stockbook. */
export interface ShareCardTexts {
  readonly title: string
  readonly line: string
  readonly price: string
  readonly seller: string
  readonly site: string
  readonly picture: string | null
}

const SMALL = { size: 24, font: 'sans', weight: 600, fill: '#454d55' } as const satisfies Ink
const LINE = { size: 26, font: 'sans', fill: '#5b646d' } as const satisfies Ink
const BRAND = { size: 32, weight: 700, fill: '#0b5a47' } as const satisfies Ink
const [LEFT, COLUMN] = [610, 540]

/** The card as SVG, without the picture. Our own fonts as paths, so that it looks the same on every machine. */
export const layCard = (card: ShareCardTexts): Promise<string> => (card.title ? itemCard(card) : siteCard(card))

async function itemCard({ title, line, price, seller, site, picture }: ShareCardTexts): Promise<string> {
  const large = await wrapped(title, { size: 48, weight: 700 }, 4)
  const ink = { size: large.length < 4 ? 48 : 42, weight: 700 }
  const lines = large.length < 4 ? large : await wrapped(title, ink, 4)
  // A title that our fonts cannot set is replaced by the line of details.
  const shown = lines[0] ? lines : await wrapped(line, ink, 4)
  const step = ink.size + 10
  const parts = [
    one(LEFT + 18, 87, seller, SMALL, COLUMN - 18),
    ...shown.map((text, at) => glyphPathsAt(LEFT, 176 + at * step, text, ink)),
    ...(lines[0] ? [one(LEFT, 176 + lines.length * step, line, LINE)] : []),
    one(LEFT, 470, price, { size: 62, weight: 700 }),
    one(LEFT, 574, site, BRAND),
  ]
  return svg(`
    <rect width="${WELL}" height="${HEIGHT}" fill="#121417"/>
    ${picture ? '' : emptyStrips()}
    <path d="M0 128h${WELL}M0 318h${WELL}M0 508h${WELL}" stroke="#ffffff1c" fill="none"/>
    <rect x="610" y="62" width="5" height="34" fill="#0b5a47"/>
    <path d="M610 524h540" stroke="#cbd2cd"/>
    ${(await Promise.all(parts)).join('')}`)
}

/** The card of pages that show no item. */
const siteCard = async ({ site, line }: ShareCardTexts) =>
  svg(`
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#121417"/>${emptyStrips()}
    <path d="M0 128h${WIDTH}M0 318h${WIDTH}M0 508h${WIDTH}" stroke="#ffffff1c" fill="none"/>
    <rect x="470" y="170" width="730" height="290" fill="#f1f3f0"/>
    ${await one(520, 300, site, { ...BRAND, size: 84 }, 640)}
    ${await one(520, 372, line, { ...SMALL, size: 30, weight: 400 }, 640)}`)

const emptyStrips = () =>
  [
    [70, 150],
    [230, 130],
    [60, 340],
    [250, 330],
  ]
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="120" height="150" fill="none" stroke="#ffffff3d" stroke-dasharray="7 6"/>`)
    .join('')

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f1f3f0"/>${inside}</svg>`

async function one(x: number, y: number, words: string, ink: Ink, room = COLUMN): Promise<string> {
  const [line = ''] = await wrapped(words, ink, 1, room)
  return line && glyphPathsAt(x, y, line, ink)
}

/** Removes control characters, invisible characters and emoji. */
const plain = (words: string) =>
  words
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f|\u20e3/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Splits text into words (and CJK characters) with their widths; what our fonts cannot set is left out. */
async function piecesOf(words: string, ink: Ink, room: number) {
  const pieces: { text: string; width: number }[] = []
  for (const piece of plain(words).split(/(?<=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u)) {
    if (!(await canSet(piece))) continue
    const width = await widthOf(piece, ink)
    if (width <= room) pieces.push({ text: piece, width })
    else for (const sign of piece) pieces.push({ text: sign, width: await widthOf(sign, ink) })
  }
  return pieces
}

/** Wraps text to `count` lines of this width; the rest is cut with an ellipsis. */
async function wrapped(words: string, ink: Ink, count: number, room = COLUMN): Promise<string[]> {
  const lines: { text: string; width: number }[] = [{ text: '', width: 0 }]
  for (const { text, width } of await piecesOf(words, ink, room)) {
    if (lines.at(-1)!.width + width > room && lines.at(-1)!.text) lines.push({ text: '', width: 0 })
    const last = lines.at(-1)!
    last.text += text
    last.width += width
  }
  const kept = lines.slice(0, count).map(({ text }) => text.trim())
  if (lines.length > count) kept[count - 1] = await shortened(kept[count - 1]!, ink, room)
  return kept
}

async function shortened(line: string, ink: Ink, room: number): Promise<string> {
  const signs = [...line]
  while (signs.length && (await widthOf(`${signs.join('').trimEnd()}…`, ink)) > room) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
