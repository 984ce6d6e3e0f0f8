import { tagged } from '#server/privacy.ts'

/** What was set belongs to the deployment; who has set it stays, as in the audit log. */
export const dashboardTags = tagged({
  closed_parts: { of: 'nobody', columns: { code: 'legal', closed_by: 'legal', closed_at: 'legal' } },
  setting_changes: {
    of: { own: 'actor_id' },
    columns: { id: 'legal', at: 'legal', actor_id: 'legal', of: 'legal', before: 'legal', after: 'legal', puts_back: 'legal' },
  },
})
