export const locales = ['en', 'es', 'fr', 'zh-CN', 'ru'] as const
export type Locale = (typeof locales)[number]

const isLocale = (x: unknown): x is Locale => locales.includes(x as Locale)

/** Each language's own name, for the language menu in the header. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español', fr: 'Français', 'zh-CN': '简体中文', ru: 'Русский' }

/** Locale negotiation: the member's choice, else the browser's Accept-Language, else English; other values are ignored. */
export function localeOf(chosen: string | undefined, wished = ''): Locale {
  if (isLocale(chosen)) return chosen
  const wishes = wished
    .slice(0, 200)
    .split(',')
    .map((wish) => wish.split(';')[0]!.trim().slice(0, 2).toLowerCase())
  return wishes.map((wish) => locales.find((locale) => locale.slice(0, 2) === wish)).find(isLocale) ?? 'en'
}
