import { tagged } from '#server/privacy.ts'

export const planTags = tagged({
  roles: { of: 'nobody', columns: { code: 'public', sort: 'public', name: 'public', version: 'public' } },
  role_permissions: { of: 'nobody', columns: { role: 'public', permission: 'public' } },
  member_roles: { of: { own: 'member_id' }, columns: { member_id: 'private', role: 'private', granted_by: 'private', granted_at: 'private' } },
  role_changes: {
    of: { own: 'actor_id' },
    columns: {
      ...{ id: 'legal', at: 'legal', actor_id: 'legal', kind: 'legal', role: 'legal', member_id: 'legal' },
      ...{ name_before: 'legal', name_after: 'legal', before: 'legal', after: 'legal' },
    },
  },
  plans: { of: 'nobody', columns: { code: 'public', sort: 'public', amount: 'public', yearly_amount: 'public', version: 'public' } },
  plan_words: { of: 'nobody', columns: { kind: 'public', name: 'public' } },
  plan_limits: { of: 'nobody', columns: { plan: 'public', name: 'public', most: 'public' } },
  plan_permissions: { of: 'nobody', columns: { plan: 'public', permission: 'public' } },
})
