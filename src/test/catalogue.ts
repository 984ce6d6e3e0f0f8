import { keepEntries, type NewEntry } from '#features/catalogue/server/public.ts'
import { deed } from './goods.ts'
import type { World } from './world.ts'

const pennyBlack: NewEntry = {
  item_kind: 'stamp',
  name: 'Penny head 1 penny black',
  series: 'Penny head',
  country: 'GB',
  year_issued: 1840,
  denomination: '1 penny',
  color: 'black',
  topic_ids: ['royalty'],
  catalogue_number: [
    { type: 'scott', number: '1' },
    { type: 'stanley_gibbons', number: '2' },
  ],
}

/** Entries of the catalogue, in this order. */
export const keepEntry = async (world: World, ...entries: Partial<NewEntry>[]): Promise<string[]> =>
  deed(world, ({ tx }) =>
    keepEntries(
      tx,
      (entries.length ? entries : [{}]).map((entry) => ({ ...pennyBlack, ...entry })),
    ),
  )
