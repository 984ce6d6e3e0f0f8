import { tagged } from '#server/privacy.ts'

export const planTags = tagged({
  roles: { of: 'nobody', columns: { code: 'public', sort: 'public' } },
  role_permissions: { of: 'nobody', columns: { role: 'public', permission: 'public' } },
  member_roles: { of: { own: 'member_id' }, columns: { member_id: 'private', role: 'private', granted_by: 'private', granted_at: 'private' } },
  plans: { of: 'nobody', columns: { code: 'public', sort: 'public', amount: 'public', yearly_amount: 'public', version: 'public' } },
  plan_words: { of: 'nobody', columns: { kind: 'public', name: 'public' } },
  plan_limits: { of: 'nobody', columns: { plan: 'public', name: 'public', most: 'public' } },
  plan_permissions: { of: 'nobody', columns: { plan: 'public', permission: 'public' } },
})
