import { type Locale, locales } from '#kernel/locale.ts'
import type { Translator } from '#server/i18n/translator.ts'
import { roles } from '../rules.ts'

/** The name that administrators have given, or the usual one in the reader's language. */
export const roleName = (words: Translator, locale: Locale, { code, name }: { readonly code: string; readonly name: string | null }): string =>
  name ?? words.say(locale, `role.${code}`)

/** True when a usual role is called so in any language: two roles of one name could be mistaken. */
export const isUsualName = (words: Translator, name: string, except: string | null): boolean =>
  roles.some((code) => code !== except && locales.some((locale) => words.say(locale, `role.${code}`).toLowerCase() === name.toLowerCase()))
