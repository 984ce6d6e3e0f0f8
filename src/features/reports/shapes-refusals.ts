export const raiseRefusals = {
  'report.kind': { status: 422, field: 'reportable_type' },
  'report.no_subject': { status: 404 },
  'report.own': { status: 409 },
  'report.already': { status: 409 },
  'report.limit': { status: 409 },
  'report.verify_first': { status: 403 },
  'report.words': { status: 422, field: 'body' },
} as const
export const decideRefusals = {
  'report.own_case': { status: 403 },
  'report.measure': { status: 422, field: 'measure' },
  'report.reasons': { status: 422, field: 'facts' },
  'report.gone': { status: 409 },
  'member.not_found': { status: 404 },
  'member.above_you': { status: 403 },
  'member.already_suspended': { status: 409 },
  'role.last_administrator': { status: 409 },
} as const
