import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { catalogue } from '../contract.ts'
import { catalogueTexts } from '../texts.ts'
import { counts } from './counts.ts'
import { findNumbers } from './find-numbers.ts'
import { list } from './list.ts'
import { catalogueTags } from './privacy.ts'
import { entryNames } from './queries.ts'
import { entryAddresses, entryCard } from './seo.ts'
import { show } from './show.ts'
import { catalogueEntryKind } from './subject.ts'

export const catalogueSlice = slice('catalogue', catalogue, {
  handlers: { findNumbers, list, counts, show },
  scopes: { 'catalogue.read': ['findNumbers', 'list', 'show'] },
  topics: { catalogue_entry: visibleRows(entryNames) },
  texts: catalogueTexts,
  subjects: [catalogueEntryKind],
  sitemap: [entryAddresses],
  shareCards: { catalogue: entryCard },
  tags: catalogueTags,
  lockRank: { catalogue_entries: 670 },
})
