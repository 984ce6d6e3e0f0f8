/** Abbreviations of catalogues with their codes, the longest first, because shorter ones are prefixes of others. */
const SYSTEMS: readonly (readonly [string, string])[] = (
  [
    ['scott', 'scott', 'sc'],
    ['michel', 'michel', 'mi'],
    ['stanley_gibbons', 'stanley gibbons', 'gibbons', 'sg'],
    ['yvert', 'yvert et tellier', 'yvert', 'yt', 'yv'],
    ['afa', 'afa'],
    ['facit', 'facit'],
    ['nk', 'norgeskatalogen', 'nk'],
    ['zumstein', 'zumstein', 'zu'],
    ['sbk', 'sbk'],
    ['ank', 'ank'],
    ['cob', 'cob', 'obp'],
    ['nvph', 'nvph'],
    ['edifil', 'edifil'],
    ['mundifil', 'mundifil'],
    ['sassone', 'sassone'],
    ['fischer', 'fischer'],
    ['pofis', 'pofis'],
    ['zagorsky', 'zagorsky'],
    ['chan', 'chan'],
    ['jsca', 'jsca', 'sakura'],
    ['unitrade', 'unitrade'],
    ['acsc', 'acsc'],
    ['campbell_paterson', 'campbell paterson', 'cp'],
    ['sacc', 'sacc'],
    ['rhm', 'rhm'],
    ['hellas', 'hellas'],
    ['bale', 'bale'],
    ['minkus', 'minkus'],
    ['km', 'krause', 'km'],
    ['pick', 'pick'],
  ] as const
)
  .flatMap(([code, ...names]) => names.map((name) => [name, code] as const))
  .sort(([one], [other]) => other.length - one.length)

const codes = new Map(SYSTEMS)
const NUMBER = String.raw`[a-z]{0,3}\d{1,6}[a-z]{0,2}`
/** A catalogue, optionally a dot or hash, and its number, both at word boundaries. */
const ANYWHERE = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SYSTEMS.map(([name]) => name).join('|')})[.\s#]*(${NUMBER})(?![\p{L}\p{N}])`, 'iu')

export interface TypedNumber {
  readonly type: string
  readonly number: string
}

/** Splits `France SG 43` into catalogue number and other words. */
export function numberIn(search: string): { readonly number: TypedNumber | undefined; readonly words: string } {
  const found = ANYWHERE.exec(search)
  if (!found) return { number: undefined, words: search.trim() }
  const [whole, name, number] = found as unknown as [string, string, string]
  const words = `${search.slice(0, found.index)} ${search.slice(found.index + whole.length)}`.replace(/\s+/g, ' ').trim()
  return { number: { type: codes.get(name.toLowerCase())!, number }, words }
}

/** Normalized as in the column: `MS 1234` equals `ms1234`. */
export const plainNumber = (number: string): string => number.replace(/\s+/g, '').toLowerCase()

/** Intersection of decade and range of years. */
export function yearsWanted(wish: {
  readonly decade?: number | undefined
  readonly year_from?: number | undefined
  readonly year_to?: number | undefined
}) {
  const { decade, year_from, year_to } = wish
  const from = Math.max(...[decade, year_from].filter((one) => one !== undefined), 0)
  const to = Math.min(...[decade === undefined ? undefined : decade + 9, year_to].filter((one) => one !== undefined), 9998)
  return { from: from || undefined, to: to === 9998 ? undefined : to }
}
