import { tagged } from '#server/privacy.ts'

export const storeInventoryTags = tagged({
  store_proposals: {
    of: { through: 'stamp_items', by: 'stamp_item_id' },
    columns: { proposal_id: 'public', stamp_item_id: 'private', created_at: 'private' },
  },
})
