import { wordsAsked } from '#server/word-search.ts'

/** The words of the market, and on how many cards each stands. */
export type Lexicon = ReadonlyMap<string, number>

/** Shorter words are numbers, currencies and abbreviations: there is always another one letter away. */
const SHORTEST = 4
const LONGEST = 40
/** Words of five letters and fewer may differ in one, longer ones in two. */
const mostFar = (length: number) => (length <= 5 ? 1 : 2)
const isWord = (word: string) => /^\p{L}+$/u.test(word) && !/\p{Script=Han}/u.test(word)

/** The same search with each word that the market does not know written as the nearest one that it does; nothing when all are known, or one is like none. */
export function spelled(search: string, lexicon: Lexicon): string | undefined {
  const asked = wordsAsked(search).slice(0, 8)
  const better = asked.map(({ word, open }) => (knows(lexicon, word, open) ? word : nearest(word, lexicon)))
  if (!asked.length || better.includes(undefined)) return undefined
  const said = better.join(' ')
  return said === asked.map(({ word }) => word).join(' ') ? undefined : said
}

const knows = (lexicon: Lexicon, word: string, open: boolean) =>
  lexicon.has(word) || !isWord(word) || word.length < SHORTEST || (open && [...lexicon.keys()].some((known) => known.startsWith(word)))

/** The nearest; of two as near the one that begins alike, then the one that stands on more cards. */
function nearest(word: string, lexicon: Lexicon): string | undefined {
  const most = mostFar(word.length)
  const near = [...lexicon]
    .filter(([known]) => Math.abs(known.length - word.length) <= most && known.length >= SHORTEST && isWord(known))
    .map(([known, cards]) => ({ known, cards, far: far(word, known), begins: known[0] === word[0] }))
    .filter((one) => one.far <= most)
  near.sort((a, b) => a.far - b.far || Number(b.begins) - Number(a.begins) || b.cards - a.cards || (a.known < b.known ? -1 : 1))
  return near[0]?.known
}

/** Letters left out, put in, changed, or swapped with their neighbour. */
export function far(one: string, other: string): number {
  const [a, b] = [one.slice(0, LONGEST), other.slice(0, LONGEST)]
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same, swapped))
    }
    before = last
    last = row
  }
  return last[b.length]!
}
