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

/** A new instance per request, because languages differ. */
export async function loadMessages(locale: Locale): Promise<I18n> {
  const { default: parts } = await texts[locale]()
  return new Isolating({ locale, messages: { [locale]: Object.assign({}, ...Object.values(parts).map(({ messages }) => messages)) } })
}
