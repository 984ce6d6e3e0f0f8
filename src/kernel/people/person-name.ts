import type { Locale } from '../locale.ts'

/** Languages whose people are asked for the family name first. Which order a name is shown in, its own script says (the column `full_name`). */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'hu'])

/** The two fields of a name in the order of a language. */
export const namesInOrder = (locale: Locale): readonly ('first_name' | 'last_name')[] =>
  FAMILY_FIRST.has(locale.slice(0, 2)) ? ['last_name', 'first_name'] : ['first_name', 'last_name']
