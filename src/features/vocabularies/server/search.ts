import type { Locale } from '#kernel/locale.ts'
import type { TermRow } from './queries.ts'

const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', '’': "'" }

/** Comparison without accents and case. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđßæœı’]/g, (letter) => LETTERS[letter]!)

/** Memoized per list and language. */
function once<T>(make: (rows: readonly TermRow[], locale: Locale) => T) {
  const made = new WeakMap<readonly TermRow[], Map<Locale, T>>()
  return (rows: readonly TermRow[], locale: Locale): T => {
    const kept = made.get(rows) ?? new Map<Locale, T>()
    if (!kept.has(locale)) made.set(rows, kept.set(locale, make(rows, locale)))
    return kept.get(locale)!
  }
}

/** Sorted by the rules of the language. */
export const alphabetical = once((rows, locale): readonly TermRow[] => {
  const { compare } = new Intl.Collator(locale)
  return [...rows].sort((a, b) => compare(a[locale], b[locale]))
})

const folded = once((rows, locale) => rows.map((row) => ({ row, names: [fold(row[locale]), fold(row.en)], code: row.code.toLowerCase() })))

/** Terms that match in the viewer's language or in English: names with this prefix, then words with it, then the rest. */
export function matching(rows: readonly TermRow[], search: string, locale: Locale): readonly TermRow[] {
  const wanted = fold(search.trim())
  if (!wanted) return rows
  const ranked = folded(rows, locale).map(({ row, names, code }) => ({
    row,
    rank: code === wanted ? 0 : Math.min(...names.map((name) => rankOf(name, wanted))),
  }))
  return ranked
    .filter(({ rank }) => rank < ABSENT)
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row)
}

const ABSENT = 3

function rankOf(name: string, wanted: string): number {
  const at = name.indexOf(wanted)
  if (at < 1) return at === 0 ? 0 : ABSENT
  return [' ', '(', '-'].some((before) => name.includes(before + wanted)) ? 1 : 2
}
