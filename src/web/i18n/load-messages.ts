import type { I18n, Messages } from '@lingui/core'
import type { Locale } from '#kernel/locale.ts'
import { Isolating } from './isolating.ts'

/** One file per language with the texts of all slices. */
const texts: Record<Locale, () => Promise<{ default: Record<string, { messages: Messages }> }>> = {
  en: () => import('../texts/en.ts'),
  es: () => import('../texts/es.ts'),
  fr: () => import('../texts/fr.ts'),
  ru: () => import('../texts/ru.ts'),
  'zh-CN': () => import('../texts/zh-CN.ts'),
}

const joined = new Map<Locale, Promise<Messages>>()

/** A new instance per request, because languages differ. The texts of all slices are joined once for each language: thousands of them. */
export async function loadMessages(locale: Locale): Promise<I18n> {
  const kept = joined.get(locale) ?? join(locale)
  joined.set(locale, kept)
  return new Isolating({ locale, messages: { [locale]: await kept } })
}

async function join(locale: Locale): Promise<Messages> {
  const { default: parts } = await texts[locale]()
  return Object.assign({}, ...Object.values(parts).map(({ messages }) => messages))
}
