import { queryFor, wordsAsked, wordsIn } from '#server/db/word-search.ts'

/** Marks that no word contains: word of the name, first word of the name, word of a catalogue number. */
const [NAMED, FIRST, NUMBER] = ['=', '^', '#']
const hasDigit = (word: string) => /\p{N}/u.test(word)
const isUnspaced = (word: string | undefined) => word !== undefined && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** Words for ranking, stored among the search words, so that one index answers both. */
export function rankWords(name: string, numbers: readonly string[]): string[] {
  const named = wordsIn([name])
  const first = named[0]
  const pair = isUnspaced(first) ? named.find((word) => word !== first && word.startsWith(first!)) : undefined
  return [
    ...named.map((word) => NAMED + word),
    ...[first, pair].flatMap((word) => (word === undefined ? [] : FIRST + word)),
    ...wordsIn(numbers)
      .filter(hasDigit)
      .map((word) => NUMBER + word),
  ]
}

/** Results of equal rank: words required, and better tiers excluded. */
export interface Tier {
  readonly rank: number
  readonly asked: readonly { readonly word: string; readonly open: boolean }[]
  readonly query: string
  readonly without: readonly string[]
}

/** Best first: catalogue number, beginning of the name, all words in the name, words anywhere. */
export function tiersOf(search: string): readonly Tier[] {
  const asked = wordsAsked(search)
  if (!asked.length) return []
  const ways = [
    ...(asked.some(({ word }) => hasDigit(word))
      ? [asked.map(({ word, open }) => (hasDigit(word) ? { word: NUMBER + word, open: false } : { word, open }))]
      : []),
    asked.map(({ word, open }, at) => ({ word: (at ? NAMED : FIRST) + word, open })),
    asked.map(({ word, open }) => ({ word: NAMED + word, open })),
  ]
  const queries = ways.map((words) => words.map(({ word, open }) => `'${word}'${open ? ':*' : ''}`).join(' & '))
  const tier = (at: number, words: Tier['asked'], query: string) => ({
    rank: ways.length - at,
    asked: words,
    query,
    without: queries.slice(0, at),
  })
  return [...ways.map((words, at) => tier(at, words, queries[at]!)), tier(ways.length, asked, queryFor(search)!)]
}
