import { locales } from '../locale.ts'

/** What a visitor likes, told to the server with every page: cookies, for they are no secret. A member's are kept in their settings too. */
export const displayPreferences = {
  locale: locales,
  theme: ['auto', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  /** As the language writes numbers, or as one of the three ways of the world. */
  numbers: ['auto', 'point', 'comma', 'space'],
  single_keys: ['on', 'off'],
} as const
export type DisplayPreference = keyof typeof displayPreferences
export type DisplayPreferenceOf<T extends DisplayPreference> = (typeof displayPreferences)[T][number]

export const isDisplayPreference = <T extends DisplayPreference>(preference: T, value: unknown): value is DisplayPreferenceOf<T> =>
  (displayPreferences[preference] as readonly unknown[]).includes(value)
