/** Catalogue numbers: their natural order, as columns keep it. */

const MOST = 40

/**
 * Sort key of a catalogue number, compared by code points: 2 before 10 before 10a before 10A before 11 before B2.
 * Minor varieties (10a) belong to their number, a following capital (10A) is an issue of its own. Plain ASCII, at most 40 characters.
 */
export function numberKey(number: string): string {
  // 10N5 is the fifth of 10N, a chapter of its own behind the plain numbers.
  const plain = number
    .normalize('NFKD')
    .replace(/[\s.#]+/g, '')
    .replace(/^(\d{1,2})([A-Z]{1,4})(?=\d)/, '$2$1-')
  const runs = plain.match(/\d+|\D+/g) ?? []
  const keyed = runs.map((run, at) => (/^\d/.test(run) ? figureKey(run) : at === 0 ? run.toUpperCase() : caseSwapped(run)))
  return keyed
    .join('')
    .replace(/[^!-~]/g, '~')
    .slice(0, MOST)
}

/** A number of more figures is larger: how many there are stands in front. */
function figureKey(figures: string): string {
  const plain = figures.replace(/^0+(?=\d)/, '')
  return `${Math.min(plain.length, 9)}${plain}`
}

const caseSwapped = (run: string) => [...run].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join('')

/** Which of two numbers stands first in the catalogue. */
export function inNumberOrder(one: string, other: string): number {
  const [left, right] = [numberKey(one), numberKey(other)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** What was pasted: the numbers in their order, each once, and the parts that were not understood. */
export interface ReadNumbers {
  readonly numbers: readonly string[]
  readonly unclear: readonly string[]
  /** True when there are more than are taken at once. */
  readonly cut: boolean
}

/** `1-7, 9, 12a-c, B5–B8`: ranges are counted up, a prefix holds for the end of its range too. */
export function readNumbers(pasted: string, most: number): ReadNumbers {
  const numbers = new Set<string>()
  const unclear: string[] = []
  let cut = false
  for (const part of pasted.split(/[,;，；、\n\r\t]+/)) {
    const text = part.normalize('NFKC').trim().replace(/\s+/g, ' ')
    if (!text) continue
    const found = rangeIn(text, most)
    if (found === undefined) unclear.push(text)
    else
      for (const number of found)
        if (numbers.size < most) numbers.add(number)
        else if (!numbers.has(number)) cut = true
  }
  return { numbers: [...numbers], unclear, cut }
}

const ONE = /^((?:\d{1,2})?\p{L}{1,6} ?|)(\d{1,6})(\p{L}{0,2})$/u
/** The numbers of one part; undefined where it is no number and no range. */
function rangeIn(text: string, most: number): readonly string[] | undefined {
  const [first = '', last, ...more] = text.split(/ ?[-–—‒−] ?|\.{2,3}/)
  const start = ONE.exec(first.trim())
  if (!start || more.length) return undefined
  if (last === undefined) return [first.trim()]
  const [, prefix = '', from = '', suffix = ''] = start
  const end = last.trim()
  if (/^\p{L}$/u.test(end) && suffix.length === 1) return lettersTo(prefix + from, suffix, end)
  const [, end_prefix = '', to = '', end_suffix = ''] = ONE.exec(end) ?? []
  if (!to || suffix || end_suffix || (end_prefix && end_prefix.trim() !== prefix.trim())) return undefined
  const count = Number(to) - Number(from)
  // One more than are taken tells that there are more.
  return count < 0 ? undefined : Array.from({ length: Math.min(count, most) + 1 }, (_, at) => `${prefix}${Number(from) + at}`)
}

function lettersTo(stem: string, from: string, to: string): readonly string[] | undefined {
  const [first, last] = [from.codePointAt(0)!, to.codePointAt(0)!]
  const alike = /\p{Lu}/u.test(from) === /\p{Lu}/u.test(to)
  return alike && last >= first && last - first < 26
    ? Array.from({ length: last - first + 1 }, (_, at) => stem + String.fromCodePoint(first + at))
    : undefined
}
