import { locales } from './locale.ts'

/** What a visitor likes, told to the server with every page: cookies, for they are no secret. A member's are kept in their settings too. */
export const tastes = {
  locale: locales,
  theme: ['auto', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  /** As the language writes numbers, or as one of the three ways of the world. */
  numbers: ['auto', 'point', 'comma', 'space'],
  single_keys: ['on', 'off'],
} as const
export type Taste = keyof typeof tastes
export type TasteOf<T extends Taste> = (typeof tastes)[T][number]

export const isTaste = <T extends Taste>(taste: T, value: unknown): value is TasteOf<T> => (tastes[taste] as readonly unknown[]).includes(value)
