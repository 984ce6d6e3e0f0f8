import type { Locale } from '../locale.ts'

/** Languages in which forms ask for the family name first. The order in which a name is shown depends on its own script (column `full_name`). */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'hu'])

/** The two name fields in the order of a language. */
export const namesInOrder = (locale: Locale): readonly ('first_name' | 'last_name')[] =>
  FAMILY_FIRST.has(locale.slice(0, 2)) ? ['last_name', 'first_name'] : ['first_name', 'last_name']
