import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { bulkListing } from '../contract.ts'
import { bulkListingRights } from '../plan-rights.ts'
import { bulkListingTexts } from '../texts.ts'
import { exportListings, template } from './files.ts'
import { list, rows, show } from './look.ts'
import { cancel, mend, run, undo } from './move.ts'
import { bulkListingTags } from './privacy.ts'
import { upload } from './upload.ts'
import { worker } from './work/work.job.ts'

export const bulkListingSlice = slice('bulk-listing', bulkListing, {
  handlers: { upload, list, show, rows, mend, run, cancel, undo, template, exportListings },
  scopes: {
    'listings.read': ['list', 'show', 'rows', 'template', 'exportListings'],
    'listings.write': ['upload', 'mend', 'run', 'cancel', 'undo'],
  },
  jobs: [worker],
  topics: { 'product imports of member': ownOnly },
  rights: bulkListingRights,
  texts: bulkListingTexts,
  tags: bulkListingTags,
  lockRank: { product_imports: 90 },
})
