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
