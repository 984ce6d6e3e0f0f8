import { texts } from './texts.ts'

/** Locale negotiation: the parameter, else Accept-Language, else English. */
export function languageOf(locale: unknown, accepted: string | undefined): string {
  if (typeof locale === 'string' && Object.hasOwn(texts, locale)) return locale
  for (const wish of (accepted ?? '').slice(0, 200).split(',')) {
    const short = wish.trim().slice(0, 2).toLowerCase()
    const found = Object.keys(texts).find((known) => known.slice(0, 2) === short)
    if (found) return found
  }
  return 'en'
}
