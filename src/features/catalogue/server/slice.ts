import { slice } from '#server/run/handle.ts'
import { catalogue } from '../contract.ts'
import { catalogueTexts } from '../texts.ts'
import { counts } from './counts.ts'
import { list } from './list.ts'
import { entryNames } from './queries.ts'
import { show } from './show.ts'

export const catalogueSlice = slice('catalogue', catalogue, {
  handlers: { list, counts, show },
  subjects: { catalogue_entry: async (db, _, id) => (await entryNames(db, [id])).length > 0 },
  texts: catalogueTexts,
})
