/** Control characters, line ends, and signs that turn the direction of writing or join words unseen: none of them belongs in one line of text. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u
/** Something that a reader can see. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

export const isOneLine = (text: string): boolean => !HIDDEN.test(text)
export const isSeen = (text: string): boolean => text === '' || SEEN.test(text)
/** Several lines keep their line ends, and lose what turns the direction of writing: telephone numbers are often copied with it. */
export const withoutTurning = (text: string): string => text.replace(TURNING, '')

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f\u202b\u202e\u2067]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/** A value inside a sentence: what is written from right to left stays within itself and does not turn the amount or the date beside it. */
export const isolated = (value: string): string => (RIGHT_TO_LEFT.test(value) ? `${ISOLATE}${withoutTurning(value)}${END}` : value)

/** The same for every text among the values of a message. */
export function isolatedValues<T extends Readonly<Record<string, unknown>>>(values: T): T {
  const entries = Object.entries(values)
  if (!entries.some(([, value]) => typeof value === 'string' && RIGHT_TO_LEFT.test(value))) return values
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value])) as T
}
