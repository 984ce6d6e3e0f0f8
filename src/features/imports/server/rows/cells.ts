/** Cells that hold several values, and cells that a spreadsheet must not run. */

const escaped = (text: string) => text.replace(/[\\|;]/g, '\\$&')
/** Values of one cell, joined so that they can be told apart again. */
export const joined = (values: readonly string[]) => values.map(escaped).join(' | ')
export const joinedParts = (values: readonly (readonly string[])[]) => values.map((parts) => parts.map(escaped).join(';')).join(' | ')

/** Splits at a mark that is not escaped, and leaves the escapes where they are. */
function cut(text: string, mark: string): string[] {
  const parts = ['']
  for (let at = 0; at < text.length; at++) {
    const one = text[at]!
    if (one === '\\' && at + 1 < text.length) parts[parts.length - 1] += one + text[++at]!
    else if (one === mark) parts.push('')
    else parts[parts.length - 1] += one
  }
  return parts
}
const plain = (text: string) => text.replace(/\\([\\|;])/g, '$1').trim()
export const separated = (text: string) => cut(text, '|').map(plain).filter(Boolean)
export const separatedParts = (text: string) =>
  cut(text, '|')
    .map((one) => cut(one, ';').map(plain))
    .filter((parts) => parts.some(Boolean))

/** CSV injection: what a spreadsheet would run as a formula, also behind quotes that were there before. */
const FORMULA = /^'*[\s\uFEFF]*[=+\-@|%＝＋－＠]/
export const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
/** The same read again: exactly one quote is taken away where one was put. */
export const asMeant = (text: string) => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)
