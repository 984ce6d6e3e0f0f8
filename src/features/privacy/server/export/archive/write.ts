import { csvCell } from '#server/csv.ts'
import { escapeHtml } from '#server/html.ts'
import type { Sheet, SheetCell } from './sheets.ts'

const plain = (cell: SheetCell) => (typeof cell === 'object' ? cell.files.join(' | ') || cell.text : cell)
const row = (cells: readonly SheetCell[]) => `${cells.map((cell) => csvCell(plain(cell))).join(',')}\r\n`

/** CSV with a byte order mark, by which Excel recognizes UTF-8. */
export async function* csvOf({ columns, rows }: Sheet, say: (column: string) => string): AsyncGenerator<string> {
  yield `\uFEFF${row(columns.map(say))}`
  for await (const page of rows()) yield page.map(row).join('')
}

export interface PageWords {
  readonly lang: string
  readonly title: string
  readonly lines: readonly string[]
  readonly sheet: (name: string) => string
  readonly column: (name: string) => string
  readonly none: string
}
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:1200px;padding:0 1rem;color:#14181d;background:#fff}h1,h2{font-family:Georgia,serif}nav a{margin-right:1rem}div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #cbd2cd;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#e6eae6}td img{height:72px;background:#121417;padding:4px}'

const fileLink = (file: string) => {
  const address = file.split('/').map(encodeURIComponent).join('/')
  return file.endsWith('.webp')
    ? `<a href="${address}"><img src="${address}" alt="" loading="lazy"></a>`
    : `<a href="${address}">${escapeHtml(file.split('/').at(-1)!)}</a>`
}
const cellText = (cell: SheetCell) => (typeof cell === 'object' ? cell.files.map(fileLink).join(' ') : escapeHtml(String(cell)))

/** A single HTML page that works offline and without script: every sheet as a table, with pictures. */
export async function* pageOf(sheets: readonly Sheet[], words: PageWords): AsyncGenerator<string> {
  const title = escapeHtml(words.title)
  yield `<!doctype html><html lang="${words.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>`
  for (const line of words.lines) yield `<p>${escapeHtml(line)}</p>`
  yield `<nav>${sheets.map(({ name }) => `<a href="#${name}">${escapeHtml(words.sheet(name))}</a>`).join('')}</nav>`
  for (const sheet of sheets) yield* tableOf(sheet, words)
}

async function* tableOf({ name, columns, rows }: Sheet, { sheet, column, none }: PageWords): AsyncGenerator<string> {
  yield `<h2 id="${name}">${escapeHtml(sheet(name))}</h2><p><a href="${name}.csv">${name}.csv</a></p>`
  let any = false
  for await (const page of rows()) {
    if (!page.length) continue
    if (!any) yield `<div><table><thead><tr>${columns.map((one) => `<th scope="col">${escapeHtml(column(one))}</th>`).join('')}</tr></thead><tbody>`
    any = true
    yield page.map((cells) => `<tr>${cells.map((cell) => `<td>${cellText(cell)}</td>`).join('')}</tr>`).join('')
  }
  yield any ? '</tbody></table></div>' : `<p>${escapeHtml(none)}</p>`
}
