import { locales } from '../locale.ts'

/** Display preferences, in cookies that are sent with every page and are not secret. For a member they are stored in the settings too. */
export const displayPreferences = {
  locale: locales,
  theme: ['auto', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  /** `auto` follows the locale; the others are the three common number formats. */
  numbers: ['auto', 'point', 'comma', 'space'],
  single_keys: ['on', 'off'],
} as const
export type DisplayPreference = keyof typeof displayPreferences
export type DisplayPreferenceOf<T extends DisplayPreference> = (typeof displayPreferences)[T][number]

export const isDisplayPreference = <T extends DisplayPreference>(preference: T, value: unknown): value is DisplayPreferenceOf<T> =>
  (displayPreferences[preference] as readonly unknown[]).includes(value)
