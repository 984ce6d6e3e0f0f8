/** Letters that NFKD does not decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
/** Scripts without spaces between words: indexed by single characters and pairs of neighbours. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
const MOST = 40

/** Normalises to lower case without accents: `Señor` and `SENOR` become the same word. */
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

/** Splits text into words, and into runs of characters of scripts without spaces, in their order. */
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

/** Cache: names of countries, colours and formats repeat on every card, so their words are kept. */
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

/** The index terms of these texts. They contain letters and digits only, so they cannot contain tsquery operators. */
export const wordsIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOf))]

/** The words of a search; the last one may be the beginning of a word. */
export function wordsAsked(search: string): { word: string; open: boolean }[] {
  const all = [...pieces(search)]
  return all.flatMap(({ piece, spaced }, at) => {
    if (!spaced) return [...piece].length === 1 ? [{ word: piece, open: false }] : pairs(piece).map((word) => ({ word, open: false }))
    return [{ word: short(piece), open: at === all.length - 1 && [...piece].length > 1 }]
  })
}

/** The search as a tsquery in which every word is required; undefined when it has no word. */
export function queryFor(search: string): string | undefined {
  const parts = wordsAsked(search).map(({ word, open }) => `'${word}'${open ? ':*' : ''}`)
  return parts.length ? [...new Set(parts)].join(' & ') : undefined
}
