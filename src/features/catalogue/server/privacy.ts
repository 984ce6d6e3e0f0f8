import { tagged } from '#server/privacy.ts'

/** No personal data. */
export const catalogueTags = tagged({
  catalogue_entries: {
    of: 'nobody',
    columns: {
      id: 'public',
      number: 'public',
      item_kind: 'public',
      name: 'public',
      series: 'public',
      country: 'public',
      year_issued: 'public',
      denomination: 'public',
      color: 'public',
      perforation: 'public',
      format: 'public',
      printing: 'public',
      width_mm: 'public',
      height_mm: 'public',
      designer: 'public',
      printer: 'public',
      total_stamps_issued: 'public',
      description: 'public',
      topic_ids: 'public',
      media_id: 'public',
      stamp_kind: 'public',
      words: 'public',
      year_order: 'public',
      created_at: 'public',
      updated_at: 'public',
    },
  },
  catalogue_entry_numbers: {
    of: 'nobody',
    columns: { entry_id: 'public', position: 'public', type: 'public', number: 'public', plain: 'public' },
  },
})
