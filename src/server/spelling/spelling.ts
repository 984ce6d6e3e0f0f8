import type { Db } from '../db/db.ts'
import { wordsAsked } from '../db/word-search.ts'
import { alikeWords } from './queries.ts'

/** Shorter words are numbers, currencies and abbreviations: almost every one is one letter from another. */
const SHORTEST = 4
const LONGEST = 40
const MOST_WORDS = 6
/** Largest edit distance: one for words of up to five letters, two for longer ones. */
const mostFar = (length: number) => (length <= 5 ? 1 : 2)
const hasSpelling = (word: string) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !/\p{Script=Han}/u.test(word)

/** A word of the search, whether it finds anything, and similar words. */
export interface Candidates {
  readonly word: string
  readonly is_known: boolean
  readonly alike: readonly string[]
}
/** How common a word is; decides between words of the same distance. */
export type Commonness = (word: string) => number

/**
 * Spelling suggestions for a search without results, the likeliest first: each unknown word is replaced by the nearest known one; when all words are
 * known and only their combination finds nothing, one word is replaced.
 */
export async function spellings(db: Db, list: string, search: string, commonness: Commonness): Promise<string[]> {
  const asked = wordsAsked(search).slice(0, MOST_WORDS)
  const spelt = asked.flatMap(({ word, open }, at) => (hasSpelling(word) ? [{ word, open, at }] : []))
  if (!spelt.length) return []
  const rows = await alikeWords(db, list, spelt)
  const found = new Map(spelt.map(({ at }, nth) => [at, rows[nth]!]))
  return corrected(
    asked.map(({ word }, at) => ({ word, is_known: found.get(at)?.is_known ?? true, alike: found.get(at)?.alike ?? [] })),
    commonness,
  )
}

export function corrected(words: readonly Candidates[], commonness: Commonness): string[] {
  const best = words.map(({ word, alike }) => nearest(word, alike, commonness))
  const unknown = words.flatMap(({ is_known }, at) => (is_known ? [] : [at]))
  if (unknown.some((at) => best[at] === undefined)) return []
  const written = (changed: readonly number[]) => words.map(({ word }, at) => (changed.includes(at) ? best[at]! : word)).join(' ')
  if (unknown.length) return [written(unknown)]
  return words.length > 1 ? words.flatMap((_, at) => (best[at] === undefined ? [] : [written([at])])) : []
}

/** The nearest word; ties are decided by the same first letter, then by commonness. */
function nearest(word: string, alike: readonly string[], commonness: Commonness): string | undefined {
  const near = alike
    .map((known) => ({ known, far: editDistance(word, known), begins: known[0] === word[0], common: commonness(known) }))
    .filter(({ far }) => far > 0 && far <= mostFar(word.length))
  near.sort((a, b) => a.far - b.far || Number(b.begins) - Number(a.begins) || b.common - a.common || (a.known < b.known ? -1 : 1))
  return near[0]?.known
}

/** Damerau–Levenshtein distance: a swap of two neighbours counts as one, in PostgreSQL's levenshtein as two. */
export function editDistance(one: string, other: string): number {
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
