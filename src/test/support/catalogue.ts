import { keepEntries, type NewEntry, pictureEntries } from '#features/catalogue/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { context, pictureOf } from './fixtures.ts'
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

/** Creates catalogue entries in this order; returns their ids. */
export const keepEntry = async (world: World, ...entries: Partial<NewEntry>[]): Promise<Id<'catalogue_entries'>[]> =>
  context(world, ({ tx }) =>
    keepEntries(
      tx,
      (entries.length ? entries : [{}]).map((entry) => ({ ...pennyBlack, ...entry })),
    ),
  )

/** Two pages of entries: a series with one picture that ann contributed, and one without a picture. */
export async function catalogueOf(world: World): Promise<readonly [string, string]> {
  const series = Array.from({ length: 12 }, (_, at) => ({
    name: `Penny head ${at + 1} penny black`,
    year_issued: 1840 + at,
    denomination: `${at + 1} penny`,
  }))
  const ids = await keepEntry(world, ...series, {
    name: 'An issue without a picture',
    series: '',
    topic_ids: [],
    catalogue_number: [],
  })
  const media = await pictureOf(world, world.ann)
  await context(world, ({ tx }) => pictureEntries(tx, media, ids.slice(0, -1)))
  return [ids[0]!, ids.at(-1)!]
}
