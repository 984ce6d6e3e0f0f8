import type { Locale } from '#kernel/locale.ts'

/** Each language in its own name. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', fr: 'Français', 'zh-CN': '简体中文', ru: 'Русский' }
