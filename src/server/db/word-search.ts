/** What NFKD leaves as it is. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
/** Written without blanks between words: found by single signs and by pairs of neighbours. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
const MOST = 40

/** Lower case without accents: `Señor` and `SENOR` are one word. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!)
    .normalize('NFC')

const pairs = (run: string) => {
  const signs = [...run]
  return signs.slice(1).map((sign, at) => signs[at]! + sign)
}

/** Words between blanks, and runs of signs without any, in the order in which they stand. */
function* pieces(text: string): Generator<{ piece: string; spaced: boolean }> {
  for (const [token] of plain(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    let from = 0
    for (const { 0: run, index } of token.matchAll(UNSPACED)) {
      if (index > from) yield { piece: token.slice(from, index), spaced: true }
      yield { piece: run, spaced: false }
      from = index + run.length
    }
    if (from < token.length) yield { piece: token.slice(from), spaced: true }
  }
}
const short = (word: string) => [...word].slice(0, MOST).join('')

/** Names of countries, colours and formats come again on every card: what was taken apart once is kept for a while. */
const KEPT = 4_000
const kept = new Map<string, readonly string[]>()

function wordsOf(text: string): readonly string[] {
  const known = kept.get(text)
  if (known) return known
  const found: string[] = []
  for (const { piece, spaced } of pieces(text)) found.push(...(spaced ? [short(piece)] : [...piece, ...pairs(piece)]))
  if (kept.size >= KEPT) kept.clear()
  kept.set(text, found)
  return found
}

/** The words under which a text is found. Letters and digits only: nothing in them means anything to a query. */
export const wordsIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOf))]

/** The words that somebody typed; the last of them may go on. */
export function wordsAsked(search: string): { word: string; open: boolean }[] {
  const all = [...pieces(search)]
  return all.flatMap(({ piece, spaced }, at) => {
    if (!spaced) return [...piece].length === 1 ? [{ word: piece, open: false }] : pairs(piece).map((word) => ({ word, open: false }))
    return [{ word: short(piece), open: at === all.length - 1 && [...piece].length > 1 }]
  })
}

/** The same as a tsquery: every word must be there. Nothing when there is no word in it. */
export function queryFor(search: string): string | undefined {
  const parts = wordsAsked(search).map(({ word, open }) => `'${word}'${open ? ':*' : ''}`)
  return parts.length ? [...new Set(parts)].join(' & ') : undefined
}
