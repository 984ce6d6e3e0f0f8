import { tagged } from '#server/privacy.ts'

export const scannerTags = tagged({
  scan_uses: {
    of: { own: 'member_id' },
    columns: { member_id: 'private', page_id: 'private', month: 'private', created_at: 'private' },
  },
  item_measurements: {
    of: { through: 'stamp_items', by: 'stamp_item_id' },
    columns: { stamp_item_id: 'public', method: 'public', reading: 'public', scale: 'public', measured_at: 'public' },
  },
})
