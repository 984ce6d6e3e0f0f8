import { tagged } from '#server/privacy.ts'

export const exhibitTags = tagged({
  exhibits: {
    of: { own: 'user_id' },
    columns: {
      ...{ id: 'private', event_id: 'private', participant_id: 'private', user_id: 'private', title: 'private', plan: 'private', class: 'private' },
      ...{ status: 'private', reason: 'private', marks: 'private', medal: 'private', changed_at: 'private' },
    },
  },
  exhibit_pages: {
    of: { through: 'exhibits', by: 'exhibit_id' },
    columns: {
      ...{ exhibit_id: 'private', position: 'private', stamp_item_id: 'private', caption: 'private', status_before: 'private', is_held: 'private' },
    },
  },
  exhibition_judges: { of: { own: 'user_id' }, columns: { event_id: 'private', user_id: 'private' } },
  exhibit_votes: {
    of: { own: 'user_id' },
    columns: { event_id: 'private', user_id: 'private', exhibit_id: 'private', voted_at: 'private' },
  },
  exhibit_sheets: {
    of: { own: 'user_id' },
    columns: { exhibit_id: 'private', user_id: 'private', marks: 'private', remark: 'private', handed_in_at: 'private' },
  },
})
