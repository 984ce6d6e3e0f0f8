import { tagged } from '#server/privacy.ts'

/** Who asked for what and who consented stays, as the audit log does; words go with whoever wrote them. */
export const approvalTags = tagged({
  approvals: {
    of: { sides: ['asked_by', 'decided_by'] },
    columns: {
      ...{ id: 'legal', act: 'legal', target: 'legal', permission: 'legal', before: 'legal', after: 'legal', about: 'legal', asked_by: 'legal' },
      input: { tag: 'private', of: 'asked_by', becomes: '{}', names: 'anybody' },
      reason: { tag: 'private', of: 'asked_by', becomes: '–', names: 'anybody' },
      answer: { tag: 'private', of: 'decided_by', becomes: '–', names: 'anybody' },
      ...{ status: 'legal', decided_by: 'legal', asked_at: 'legal', expires_at: 'legal', decided_at: 'legal' },
    },
  },
})
