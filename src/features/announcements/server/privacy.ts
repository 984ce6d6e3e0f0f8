import { tagged } from '#server/privacy.ts'

/** The line is the operator's; who has read it goes with the reader. */
export const announcementTags = tagged({
  announcements: {
    of: { own: 'made_by' },
    columns: {
      ...{ id: 'legal', kind: 'legal', audience: 'legal', words: 'legal', link: 'legal', starts_at: 'legal', ends_at: 'legal', made_by: 'legal' },
      ...{ ended_at: 'legal', ended_by: 'legal', created_at: 'legal' },
    },
  },
  announcement_reads: { of: { own: 'member_id' }, columns: { announcement_id: 'private', member_id: 'private', read_at: 'private' } },
})
