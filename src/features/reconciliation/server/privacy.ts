import { tagged } from '#server/privacy.ts'

/** Bookkeeping law. */
export const reconciliationTags = tagged({
  reconciliations: {
    of: 'nobody',
    columns: {
      ...{ id: 'legal', day: 'legal', matched: 'legal', missing_here: 'legal', missing_there: 'legal', amounts: 'legal' },
      ...{ check_at: 'legal', compared_at: 'legal' },
    },
  },
  reconciliation_differences: {
    of: 'nobody',
    columns: {
      ...{
        id: 'legal',
        reconciliation_id: 'legal',
        kind: 'legal',
        reference: 'legal',
        what: 'legal',
        ours: 'legal',
        theirs: 'legal',
        currency: 'legal',
      },
    },
  },
})
