import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Locale, locales } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import { query } from '#server/operations/slice.ts'
import { support } from '../contract.ts'

type Article = OutputOf<typeof support.help>['articles'][number]

/** `## Title {#slug}` and paragraphs beneath, the same in each language. */
function readArticles(text: string): Article[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const [, title = '', slug = ''] = /^(.*?) \{#([a-z-]+)\}$/.exec(head) ?? []
      return { slug, title, lines: lines.map((line) => line.trim()).filter(Boolean) }
    })
}
const shelf = new Map<Locale, readonly Article[]>(
  locales.map((locale) => [locale, readArticles(readFileSync(resolve(import.meta.dirname, `../words/help.${locale}.md`), 'utf8'))]),
)
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const SEGMENTS = new Map(locales.map((locale) => [locale, new Intl.Segmenter(locale, { granularity: 'word' })]))
/** Words of three letters or more; of Chinese, all. */
const wordsOf = (locale: Locale, text: string): string[] =>
  [...SEGMENTS.get(locale)!.segment(folded(text))]
    .filter(({ isWordLike, segment }) => isWordLike && (locale === 'zh-CN' || segment.length > 2))
    .map(({ segment }) => segment)

/** A word in the title weighs three times one in the text; endings may differ. */
function fits(article: Article, words: readonly string[]): number {
  const [title, text] = [folded(article.title), folded(article.lines.join(' '))]
  const stems = words.map((word) => (word.length > 5 ? word.slice(0, -2) : word))
  return stems.reduce((sum, stem) => sum + (title.includes(stem) ? 3 : 0) + (text.includes(stem) ? 1 : 0), 0)
}

export const help = query(support.help, async ({ input, requester: { locale } }) => {
  const articles = shelf.get(locale)!
  const words = [...new Set(wordsOf(locale, input.search))]
  if (!input.search.trim()) return { articles: [...articles] }
  const found = articles.map((article) => ({ article, weight: fits(article, words) })).filter(({ weight }) => weight > 1)
  return { articles: found.toSorted((a, b) => b.weight - a.weight).map(({ article }) => article) }
})
