import { tagged } from '#server/privacy.ts'

export const settingTags = tagged({
  settings: {
    of: { own: 'member_id' },
    columns: { member_id: 'private', group: 'private', property: 'private', value: 'private', updated_at: 'private' },
  },
})
