import { pictureOf } from '#features/media/web/public.tsx'
import type { Entry } from './entries-address.ts'

/** "Scott 1 · Stanley Gibbons 2". */
export const numbersOf = ({ catalogue_number }: Pick<Entry, 'catalogue_number'>): string =>
  catalogue_number.map(({ name, number }) => `${name} ${number}`).join(' · ')

/** Those of the chosen system, or all where the entry has none there. */
export function numbersIn(system: string, numbers: Entry['catalogue_number']): Entry['catalogue_number'] {
  const own = numbers.filter(({ type }) => type === system)
  return own.length ? own : numbers
}

/** "Great Britain · 1840". */
export const placeOf = ({ names, year_issued }: Pick<Entry, 'names' | 'year_issued'>): string =>
  [names.country, year_issued].filter(Boolean).join(' · ')

export const pictureIn = (entry: Entry) => (entry.media ? pictureOf(entry.media, entry) : undefined)
export const liesOf = ({ item_kind }: Pick<Entry, 'item_kind'>) => (item_kind === 'coin' ? ('coin' as const) : ('stamp' as const))
