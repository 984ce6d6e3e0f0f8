import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Locale } from '#kernel/locale.ts'
import { isolatedValues } from '#kernel/plain-text.ts'
import type { Texts } from '#kernel/texts.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'

/** Formats the texts of all slices in a reader's language. */
export interface Translator {
  say(locale: Locale, id: string, facts?: Readonly<Record<string, unknown>>): string
  /** True when the text exists. */
  knows(id: string): boolean
}

const BUILT = join(import.meta.dirname, '../../../dist/texts')

/** The short number of an order, whichever text names it, is written as on every page. */
const spoken = (facts: Readonly<Record<string, unknown>>) =>
  typeof facts.number === 'number' ? { ...facts, number: spokenNumber(facts.number) } : facts

/** English texts are in the code; other languages are loaded at first use from the files that `npm run build` writes. */
export function openTranslator(parts: readonly Texts[]): Translator {
  const english: Texts = Object.assign({}, ...parts)
  const voices = new Map<Locale, I18n>()
  const open = (locale: Locale) => {
    const file = join(BUILT, `${locale}.json`)
    const translated: Texts = locale !== 'en' && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const messages = Object.fromEntries(Object.entries(english).map(([id, text]) => [id, compileMessage(translated[id] || text)]))
    return setupI18n({ locale, messages: { [locale]: messages } })
  }
  return {
    knows: (id) => Object.hasOwn(english, id),
    say: (locale, id, facts = {}) => {
      const voice = voices.get(locale) ?? open(locale)
      voices.set(locale, voice)
      return voice._(id, isolatedValues(spoken(facts)))
    },
  }
}
