import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { most } from './limits.ts'

/** What a shared link shows: an item on the black page of a stockbook, beside its words. */
export interface Card {
  readonly title: string
  readonly line: string
  readonly price: string
  readonly seller: string
  readonly site: string
  /** One of our own pictures, drawn anew before; without it the page of the stockbook is empty. */
  readonly picture: string | null
}
export interface Drawn {
  readonly file: string
}

const [WIDTH, HEIGHT, WELL] = [1200, 630, 560]
const ITEM = { width: 420, height: 470 }
/** What the machine has of these: the widths below leave room for the widest of them. */
const SERIF = "'Brygada 1918', Georgia, 'Noto Serif', 'Liberation Serif', 'DejaVu Serif', 'Noto Serif CJK SC', serif"
const SANS = "'Golos Text', 'Noto Sans', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans CJK SC', sans-serif"

/** JPEG, because every messenger reads it; written aside first, so that nobody meets half a file. */
export async function drawCard(card: Card, out: string): Promise<Drawn> {
  const base = sharp(Buffer.from(card.title ? itemCard(card) : siteCard(card)))
  const laid = card.picture ? base.composite([await mounted(card.picture)]) : base
  const file = join(out, 'card.jpg')
  await laid.flatten({ background: '#f1f3f0' }).jpeg({ quality: 84, mozjpeg: true }).toFile(`${file}.part`)
  await rename(`${file}.part`, file)
  return { file }
}

/** Whole, never cropped, in the middle of the page. */
async function mounted(path: string) {
  const { data, info } = await sharp(path, { limitInputPixels: most.pixels, failOn: 'error' })
    .resize({ ...ITEM, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels }, left: Math.round((WELL - width) / 2), top: Math.round((HEIGHT - height) / 2) }
}

function itemCard({ title, line, price, seller, site, picture }: Card): string {
  const large = wrapped(title, 20, 4)
  const [lines, size, step] = large.length < 4 ? ([large, 48, 58] as const) : ([wrapped(title, 22, 4), 42, 52] as const)
  const under = 176 + lines.length * step
  return svg(`
    <rect width="${WELL}" height="${HEIGHT}" fill="#121417"/>
    ${picture ? '' : emptyStrips()}
    <path d="M0 128h${WELL}M0 318h${WELL}M0 508h${WELL}" stroke="#ffffff1c" fill="none"/>
    <rect x="610" y="62" width="5" height="34" fill="#0b5a47"/>
    ${text(628, 87, 24, seller, { family: SANS, weight: 600, fill: '#454d55', most: 38 })}
    ${lines.map((one, at) => text(610, 176 + at * step, size, one, { weight: 700 })).join('')}
    ${text(610, under, 26, line, { family: SANS, fill: '#5b646d', most: 38 })}
    ${text(610, 470, 62, price, { weight: 700 })}
    <path d="M610 524h540" stroke="#cbd2cd"/>
    ${text(610, 574, 32, site, { weight: 700, fill: '#0b5a47', most: 30 })}`)
}

/** For the pages that show no item. */
const siteCard = ({ site, line }: Card) =>
  svg(`
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#121417"/>${emptyStrips()}
    <path d="M0 128h${WIDTH}M0 318h${WIDTH}M0 508h${WIDTH}" stroke="#ffffff1c" fill="none"/>
    <rect x="470" y="170" width="730" height="290" fill="#f1f3f0"/>
    ${text(520, 300, 84, site, { weight: 700, fill: '#0b5a47', most: 15 })}
    ${text(520, 372, 30, line, { family: SANS, fill: '#454d55', most: 40 })}`)

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

interface Ink {
  readonly family?: string
  readonly weight?: number
  readonly fill?: string
  readonly most?: number
}
function text(x: number, y: number, size: number, words: string, { family = SERIF, weight = 400, fill = '#14181d', most: room = 99 }: Ink) {
  const [shown = ''] = wrapped(words, room, 1)
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(shown)}</text>`
}

/** Nothing in a name is markup, and nothing that XML does not know comes through. */
const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const plain = (words: string) =>
  words
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffe\uffff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A Chinese sign takes the room of two letters. */
const room = (words: string) => [...words].reduce((sum, sign) => sum + (sign.codePointAt(0)! > 0x2e7f ? 2 : 1), 0)

/** Lines of at most so much room, by words where there are any; what does not fit ends in an ellipsis. */
function wrapped(words: string, most: number, count: number): string[] {
  const lines: string[] = ['']
  for (const piece of plain(words).split(/(?<=\s)|(?<=\p{Script=Han})/u)) {
    for (const part of room(piece) > most ? [...piece] : [piece]) {
      if (room(lines.at(-1)! + part.trimEnd()) > most) lines.push('')
      lines[lines.length - 1] += part
    }
  }
  const kept = lines.slice(0, count).map((line) => line.trim())
  if (lines.length > count) kept[count - 1] = `${[...kept[count - 1]!].slice(0, most - 1).join('')}…`
  return kept
}
