import * as z from 'zod/mini'
import { isColour } from '#kernel/contrast.ts'
import { Day } from '#kernel/day.ts'
import { auditFamilies, operation } from '#kernel/operation.ts'
import { Amount, fields, line, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { AdminMember, AdminMemberRow, AdminPlan, AuditRow, Chain, Counts, everyPlan, memberStates, PlanCode, RoleName, SiteFace } from './shapes.ts'

const Done = z.object({ done: z.literal(true) })
const Reason = prose(500).check(z.minLength(1))
const Colour = z.string().check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.refine(isColour, { error: 'site.colour' }),
)
/** A mail server of this machine may be called localhost. */
const SenderEmail = z.string().check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.maxLength(254),
  z.refine((text) => /^[^\s@<>,"();:]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(text), { error: 'input.email' }),
)
const Sayable = line(60).check(z.refine((text) => !/[<>"\r\n]/.test(text), { error: 'site.signs' }))

const Word = z.string().check(z.regex(/^[a-z_][a-z0-9_.]{0,79}$/))
const priced = { amount: Amount, yearly_amount: Amount }
/** A limit that is not named is none. */
const Limits = z.array(fields({ name: Word, most: z.int().check(z.gte(0), z.lte(1_000_000)) })).check(z.maxLength(50))

const auditFilter = {
  family: z.optional(z.enum(auditFamilies)),
  /** A number, a username, an e-mail address or an id. */
  actor: z.optional(line(254)),
  operation: z.optional(line(120)),
  from: z.optional(Day),
  to: z.optional(Day),
}
const gone = { 'member.not_found': { status: 404 } } as const
const above = { ...gone, 'member.above_you': { status: 403 } } as const
const roleRefusals = { ...gone, 'role.not_yours': { status: 403 } } as const
const members_access = 'user.access.customer_members'
const admin_access = 'user.access.admin'

export const dashboard = {
  permissions: operation({
    http: 'GET /admin/permissions',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ permissions: z.array(z.string()), roles: z.array(RoleName) }),
    refusals: {},
    doc: 'The administrative permissions of whoever asks, and the roles they come from; empty for most.',
  }),
  counts: operation({
    http: 'GET /admin/counts',
    permission: members_access,
    input: fields({}),
    output: z.object({ counts: Counts }),
    refusals: {},
    doc: 'What stands at the head of the dashboard.',
  }),
  members: operation({
    http: 'GET /admin/members',
    permission: members_access,
    input: fields({ search: z.optional(line(254)), state: z._default(z.enum(memberStates), 'all'), plan: z.optional(PlanCode), ...paging(50) }),
    output: z.object({ members: listOf(AdminMemberRow) }),
    refusals: {},
    doc: 'Members, newest first; `search` is a number, or the beginning of a name, a username or an e-mail address.',
  }),
  member: operation({
    http: 'GET /admin/members/{id}',
    permission: members_access,
    input: fields({ id: MemberId }),
    output: z.object({ member: AdminMember }),
    refusals: gone,
    doc: 'One member: plan, roles, sessions, orders, suspensions and notes.',
  }),
  suspend: operation({
    http: 'POST /admin/members/{id}/suspend',
    permission: members_access,
    fresh: true,
    audit: 'moderation',
    input: fields({ id: MemberId, reason: Reason }),
    output: Done,
    refusals: { ...above, 'member.already_suspended': { status: 409 }, 'role.last_administrator': { status: 409 } },
    doc: 'Suspend a member: their sessions end, what they list is no longer shown, and a letter tells them why.',
  }),
  lift: operation({
    http: 'POST /admin/members/{id}/lift',
    permission: members_access,
    fresh: true,
    audit: 'moderation',
    input: fields({ id: MemberId, reason: Reason }),
    output: Done,
    refusals: { ...above, 'member.not_suspended': { status: 409 } },
    doc: 'Lift a suspension.',
  }),
  changePlan: operation({
    http: 'POST /admin/members/{id}/plan',
    permission: members_access,
    fresh: true,
    audit: 'rights',
    input: fields({ id: MemberId, plan: PlanCode, reason: Reason }),
    output: Done,
    refusals: above,
    doc: 'Give a member another plan by hand. Nothing is charged.',
  }),
  endSessions: operation({
    http: 'POST /admin/members/{id}/end-sessions',
    permission: members_access,
    fresh: true,
    audit: 'sign_in',
    input: fields({ id: MemberId, session_id: z.optional(z.uuid()) }),
    output: Done,
    refusals: above,
    doc: 'End one session of a member, or all of them.',
  }),
  addNote: operation({
    http: 'POST /admin/members/{id}/notes',
    permission: members_access,
    input: fields({ id: MemberId, body: prose(2_000).check(z.minLength(1)) }),
    output: Done,
    refusals: gone,
    doc: 'Note something about a member, for colleagues.',
  }),
  grantRole: operation({
    http: 'POST /admin/members/{id}/grant-role',
    permission: admin_access,
    fresh: true,
    audit: 'rights',
    input: fields({ id: MemberId, role: RoleName }),
    output: Done,
    refusals: roleRefusals,
    doc: 'Give a member a role, as far as one holds all of it.',
  }),
  revokeRole: operation({
    http: 'POST /admin/members/{id}/revoke-role',
    permission: admin_access,
    fresh: true,
    audit: 'rights',
    input: fields({ id: MemberId, role: RoleName }),
    output: Done,
    refusals: { ...roleRefusals, 'role.last_administrator': { status: 409 } },
    doc: 'Take a role away. The last administrator stays.',
  }),
  plans: operation({
    http: 'GET /admin/plans',
    permission: admin_access,
    input: fields({}),
    output: z.object({ plans: z.array(AdminPlan), permissions: z.array(z.string()), limits: z.array(z.string()) }),
    refusals: {},
    doc: 'The plans, a guest’s too, with how many stand on each; and every permission and limit that a plan may name.',
    about: () => ['plans:all'],
  }),
  keepPlan: operation({
    http: 'POST /admin/plans/{code}',
    permission: admin_access,
    fresh: true,
    audit: 'rights',
    input: fields({
      code: z.enum(everyPlan),
      version: z.int().check(z.gte(0)),
      ...priced,
      permissions: z.array(Word).check(z.maxLength(300)),
      limits: Limits,
    }),
    output: z.object({ code: z.enum(everyPlan), version: z.int() }),
    refusals: {
      'plan.not_found': { status: 404 },
      'plan.changed': { status: 409 },
      'plan.free': { status: 422, field: 'amount' },
      'plan.permission': { status: 422, field: 'permissions' },
      'plan.guest': { status: 422, field: 'permissions' },
      'plan.limit': { status: 422, field: 'limits' },
    },
    doc: 'Edits a plan as a whole, on the `version` that was seen. Effective within a second; a price from each member’s next payment on.',
  }),
  audit: operation({
    http: 'GET /admin/audit',
    permission: admin_access,
    input: fields({ ...auditFilter, ...paging(50) }),
    output: z.object({ entries: listOf(AuditRow) }),
    refusals: {},
    doc: 'The audit log, newest first. `from` and `to` are days, DD-MM-YYYY, in the zone of whoever asks.',
  }),
  exportAudit: operation({
    http: 'GET /admin/audit/export',
    permission: admin_access,
    gives: 'file',
    fresh: true,
    audit: 'export',
    input: fields(auditFilter),
    output: z.object({}),
    refusals: {},
    doc: 'The filtered log as CSV, its newest 50,000 entries.',
  }),
  chain: operation({
    http: 'GET /admin/audit/chain',
    permission: admin_access,
    input: fields({}),
    output: z.object({ chain: Chain }),
    refusals: {},
    doc: 'Walks the last 5,000 links of the chain that seals the audit log.',
  }),
  site: operation({
    http: 'GET /admin/site',
    permission: admin_access,
    input: fields({}),
    output: z.object({ face: SiteFace, usual: SiteFace }),
    refusals: {},
    doc: 'How this deployment calls and dresses itself, and how it would without a word of an administrator.',
  }),
  keepSite: operation({
    http: 'POST /admin/site',
    permission: admin_access,
    fresh: true,
    audit: 'rights',
    input: fields({ name: line(40), sender_name: Sayable, sender_email: SenderEmail, colour: Colour, colour_dark: Colour }),
    output: z.object({ face: SiteFace }),
    refusals: { 'site.contrast': { status: 422, field: 'colour' }, 'site.contrast_dark': { status: 422, field: 'colour_dark' } },
    doc: 'Name, colours and mail sender of this deployment: effective within a second on every page and letter.',
  }),
  resetSite: operation({
    http: 'POST /admin/site/reset',
    permission: admin_access,
    fresh: true,
    audit: 'rights',
    input: fields({}),
    output: z.object({ face: SiteFace }),
    refusals: {},
    doc: 'Back to what the environment says.',
  }),
}
