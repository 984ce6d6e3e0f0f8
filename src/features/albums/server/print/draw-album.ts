import { openSheets, type Sheets } from '#server/pdf/sheets.ts'
import { type Box, CLEARANCE, codeBox, FRAME, type PaperName, POINT, papers, printedBox, RULER } from '../../rules.ts'

export interface PrintedMount extends Box {
  readonly caption: string
  readonly name: string
  readonly denomination: string
  readonly catalogue_number: { readonly name: string; readonly number: string } | null
  /** Of a hole: the code that leads to the want. */
  readonly code: readonly (readonly boolean[])[] | null
  readonly jpeg: Buffer | null
}
export interface PrintedPage {
  readonly number: number
  readonly title: string
  readonly subtitle: string
  readonly foot: string
  readonly mounts: readonly PrintedMount[]
}
export interface PrintedAlbum {
  readonly paper: PaperName
  readonly lang: string
  readonly at: Date
  readonly name: string
  readonly owner: string
  readonly pages: readonly PrintedPage[]
  /** "100 mm. If it is not, print at 100 %." and the line at the right for a page. */
  readonly ruler: string
  readonly lineOf: (page: PrintedPage) => string
}

/** An album as a PDF in exact millimetres. */
export async function drawAlbum(album: PrintedAlbum): Promise<Buffer> {
  const sheets = await openSheets({ title: album.name, author: album.owner, lang: album.lang, at: album.at })
  const { width, height } = papers[album.paper]
  for (const page of album.pages) {
    sheets.sheet({ width: width * POINT, height: height * POINT })
    await drawFrame(sheets, album, page)
    for (const mount of page.mounts) await drawMount(sheets, album.paper, mount)
    await drawRuler(sheets, album, page)
  }
  return sheets.done()
}

async function drawFrame(sheets: Sheets, { paper }: PrintedAlbum, { title, subtitle, foot }: PrintedPage) {
  const frame = { x: FRAME.left, y: FRAME.top, width: FRAME.right - FRAME.left, height: FRAME.bottom - FRAME.top }
  sheets.box(printedBox(frame, paper))
  sheets.box(printedBox({ x: frame.x - 12, y: frame.y - 12, width: frame.width + 24, height: frame.height + 24 }, paper), { thick: 1.4 })
  const line = (y: number) => {
    const { x, width, y: top } = printedBox({ ...frame, y }, paper)
    return { x, y: top, width }
  }
  await sheets.words(title, line(262), { size: 80 * POINT, font: 'serif', bold: true, align: 'center' })
  await sheets.words(subtitle, line(332), { size: 39 * POINT, font: 'serif', align: 'center' })
  await sheets.words(foot, line(2_590), { size: 36 * POINT, font: 'serif', align: 'center' })
}

async function drawMount(sheets: Sheets, paper: PaperName, mount: PrintedMount) {
  sheets.box(printedBox(mount, paper), { dashed: mount.code !== null })
  const inner = {
    x: mount.x + CLEARANCE,
    y: mount.y + CLEARANCE,
    width: Math.max(1, mount.width - 2 * CLEARANCE),
    height: Math.max(1, mount.height - 2 * CLEARANCE),
  }
  if (mount.jpeg) sheets.picture(mount.jpeg, printedBox(inner, paper))
  if (mount.code) await drawHole(sheets, paper, mount, mount.code)
  const { x, y, width } = printedBox({ ...mount, x: mount.x - 30, width: mount.width + 60, y: mount.y + mount.height + 44 }, paper)
  await sheets.words(mount.caption, { x, y, width }, { size: 33 * POINT, font: 'serif', align: 'center' })
}

async function drawHole(sheets: Sheets, paper: PaperName, mount: PrintedMount, code: readonly (readonly boolean[])[]) {
  const square = codeBox(mount)
  sheets.code(code, printedBox(square, paper))
  const words = { ...mount, x: mount.x + 24, width: square.x - mount.x - 36, y: mount.y + mount.height / 2 }
  const { x, y, width } = printedBox(words, paper)
  if (width < 12) return
  await sheets.words(mount.catalogue_number?.number ?? mount.name, { x, y: y - 3, width }, { size: 46 * POINT, font: 'serif', bold: true })
  await sheets.words(mount.catalogue_number?.name ?? '', { x, y: y + 6, width }, { size: 27 * POINT })
  await sheets.words(mount.denomination, { x, y: y + 14.5, width }, { size: 27 * POINT })
}

/** Whoever measures it sees whether the printer scaled the page. */
async function drawRuler(sheets: Sheets, album: PrintedAlbum, page: PrintedPage) {
  const at = (x: number, y: number) => {
    const { x: left, y: top } = printedBox({ x, y, width: 0, height: 0 }, album.paper)
    return { x: left, y: top }
  }
  sheets.line(at(RULER.x, RULER.y), at(RULER.x + RULER.length, RULER.y))
  for (let mm = 0; mm <= 100; mm++) {
    const long = mm % 10 === 0 ? 40 : mm % 5 === 0 ? 28 : 16
    sheets.line(at(RULER.x + mm * 10, RULER.y), at(RULER.x + mm * 10, RULER.y + long))
  }
  const left = printedBox({ x: RULER.x, y: RULER.words, width: 1_000, height: 0 }, album.paper)
  const right = printedBox({ x: 1_120, y: RULER.words, width: 880, height: 0 }, album.paper)
  await sheets.words(album.ruler, left, { size: 28 * POINT })
  await sheets.words(album.lineOf(page), right, { size: 28 * POINT, align: 'right' })
}
