/** Words to codes: names in five languages, symbols, abbreviations and what other programs write. */
import { ALIASES } from './aliases.ts'

export interface Term {
  readonly code: string
  readonly parent: string | null
  readonly symbol: string | null
  /** In all languages. */
  readonly names: readonly string[]
}
export type Lists = Readonly<Record<string, readonly Term[]>>

export interface Vocabulary {
  /** The code that this word stands for in a list. */
  find(list: string, word: string): string | undefined
  /** The code of the first part that is one: of `phosphorescent, chalky` both are tried. */
  findPart(list: string, words: string): string | undefined
  has(list: string, code: string): boolean
  parentOf(list: string, code: string): string | null
}

/** Without accents, case and punctuation. */
export const plainWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function vocabulary(lists: Lists): Vocabulary {
  const indexes = new Map(Object.entries(lists).map(([list, terms]) => [list, indexOf(list, terms)]))
  const find = (list: string, word: string) => {
    const index = indexes.get(list)
    const exact = word.trim()
    return index?.codes.get(exact)?.code ?? index?.words.get(exact) ?? index?.words.get(plainWord(exact) || exact)
  }
  return {
    find,
    findPart: (list, words) =>
      find(list, words) ?? words.split(/[,;/()]+/).reduce<string | undefined>((found, part) => found ?? find(list, part), undefined),
    has: (list, code) => indexes.get(list)?.codes.has(code) ?? false,
    parentOf: (list, code) => indexes.get(list)?.codes.get(code)?.parent ?? null,
  }
}

function indexOf(list: string, terms: readonly Term[]) {
  const codes = new Map(terms.map((term) => [term.code, term]))
  const words = new Map<string, string>()
  const put = (word: string, code: string) => {
    if (word && !words.has(word)) words.set(word, code)
  }
  for (const [word, code] of Object.entries(ALIASES[list] ?? {})) if (codes.has(code)) put(plainWord(word) || word, code)
  // A family of shades is for filters; a shade of the same name is meant.
  const meant = terms.filter(({ code }) => !code.startsWith('family_'))
  for (const { code, names } of meant) for (const word of [code, ...names]) put(plainWord(word), code)
  for (const { code, symbol } of meant) if (symbol) put(plainWord(symbol) || symbol, code)
  // What a name says in brackets, and the name without them, after all whole names.
  for (const { code, names } of meant) for (const name of names) for (const part of variantsOf(name)) put(plainWord(part), code)
  if (list === 'countries') for (const { code } of terms) if (/^[A-Z]{2}$/.test(code)) for (const name of worldNames(code)) put(plainWord(name), code)
  return { codes, words }
}

function variantsOf(name: string): string[] {
  const [, outside = '', inside = ''] = /^(.*?)\s*[（(](.*?)[)）]/.exec(name) ?? []
  const [, last = '', first = ''] = /^([^,]+), ([^,]+)$/.exec(name) ?? []
  return [outside, inside, first && `${first} ${last}`].filter((one) => plainWord(one).length > 2)
}
const LANGUAGES = ['en', 'es', 'fr', 'zh-CN', 'ru', 'de', 'it'] as const
const namers = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))
const worldNames = (code: string) => namers.flatMap((namer) => namer.of(code) ?? [])
