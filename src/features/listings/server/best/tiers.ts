import { queryFor, wordsAsked, wordsIn } from '#server/db/word-search.ts'

/** Signs that no word contains: a word of the name, the word that the name begins with, a word of a catalogue number. */
const [NAMED, FIRST, NUMBER] = ['=', '^', '#']
const hasDigit = (word: string) => /\p{N}/u.test(word)
const isUnspaced = (word: string | undefined) => word !== undefined && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** What a card is ranked by, kept among the words it is found by: one index answers both. */
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

/** A part of what is found, all of it as good: which words must be there, and which better parts it is not in. */
export interface Tier {
  readonly rank: number
  readonly asked: readonly { readonly word: string; readonly open: boolean }[]
  readonly query: string
  readonly without: readonly string[]
}

/** From best to least: a number of the catalogue, a name that begins so, a name that has all the words, and words anywhere. */
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
