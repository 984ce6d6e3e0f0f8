/** Control characters, line ends, bidirectional overrides and invisible joiners: not allowed in a single line of text. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u
/** A visible character. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

export const isOneLine = (text: string): boolean => !HIDDEN.test(text)
export const isSeen = (text: string): boolean => text === '' || SEEN.test(text)
/** Removes bidirectional controls and keeps line ends: copied telephone numbers often contain them. */
export const withoutTurning = (text: string): string => text.replace(TURNING, '')

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f\u202b\u202e\u2067]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/** Bidirectional isolation: right-to-left text in a sentence does not reorder the amount or date beside it. */
export const isolated = (value: string): string => (RIGHT_TO_LEFT.test(value) ? `${ISOLATE}${withoutTurning(value)}${END}` : value)

/** The same for all strings among a message's values. */
export function isolatedValues<T extends Readonly<Record<string, unknown>>>(values: T): T {
  const entries = Object.entries(values)
  if (!entries.some(([, value]) => typeof value === 'string' && RIGHT_TO_LEFT.test(value))) return values
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value])) as T
}
