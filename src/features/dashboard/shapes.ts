import * as z from 'zod/mini'
import { CalendarDate } from '#kernel/calendar-date.ts'
import { isColour } from '#kernel/contrast.ts'
import { auditFamilies } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'

/** The roles as the members slice knows them; spelt here because a shape knows no rules of others. */
const roles = ['administrator', 'moderator', 'support'] as const
export const RoleName = z.enum(roles)
export const planCodes = ['free', 'basic', 'premium', 'business'] as const
export const PlanCode = z.enum(planCodes)
export type PlanCode = z.infer<typeof PlanCode>
/** Each has an index of its own. */
export const memberSorts = ['newest', 'oldest', 'number', 'number_down', 'username', 'username_down'] as const
export type MemberSort = (typeof memberSorts)[number]
export const memberStates = ['all', 'suspended', 'unverified', 'staff'] as const
export const memberSearch = {
  search: z.optional(line(254)),
  state: z._default(z.enum(memberStates), 'all'),
  plan: z.optional(PlanCode),
  sort: z._default(z.enum(memberSorts), 'newest'),
}

export const AdminMemberRow = named(
  'AdminMemberRow',
  z.object({
    ...{ id: MemberId, uid: z.int(), full_name: z.string(), username: z.string(), email: z.string(), plan: z.string() },
    ...{ is_email_verified: z.boolean(), is_away: z.boolean(), suspended_at: z.nullable(Instant), roles: z.array(RoleName), created_at: Instant },
  }),
)

/** A permission as the API knows it, and what it is called in the reader’s language. */
const Permitted = named('Permitted', z.object({ name: z.string(), label: z.string() }))
export const PermissionFamily = named('PermissionFamily', z.object({ name: z.string(), label: z.string(), permissions: z.array(Permitted) }))

const Author = z.nullable(z.object({ id: MemberId, full_name: z.string() }))
export const AdminMember = named(
  'AdminMember',
  z.object({
    ...AdminMemberRow.shape,
    image_url: z.nullable(z.string()),
    country: z.nullable(z.string()),
    language: z.string(),
    /** Orders they bought and sold: exact to 1,000. */
    ...{ bought: z.int(), sold: z.int() },
    /** Paid by others and not sent yet: while they are away or suspended, buyers wait. */
    unsent: z.int(),
    sessions: z.array(
      z.object({ id: id('sessions'), agent: z.string(), peer: z.string(), created_at: Instant, expires_at: Instant, is_yours: z.boolean() }),
    ),
    suspensions: z.array(
      z.object({
        id: id('member_suspensions'),
        reason: z.string(),
        by: Author,
        suspended_at: Instant,
        lifted_by: Author,
        lifted_at: z.nullable(Instant),
        lift_reason: z.string(),
      }),
    ),
    notes: z.array(z.object({ id: id('member_notes'), body: z.string(), author: Author, created_at: Instant })),
    /** What the asking administrator may do here. */
    ...{ may_act: z.boolean(), may_hand_out: z.array(z.object({ role: RoleName, permissions: z.array(Permitted) })) },
  }),
)

export const everyPlan = ['guest', ...planCodes] as const
export const AdminPlan = named(
  'AdminPlan',
  z.object({
    code: z.enum(everyPlan),
    version: z.int(),
    ...{ amount: Amount, yearly_amount: Amount, currency: Currency },
    permissions: z.array(z.string()),
    /** What is not named has no limit. */
    limits: z.record(z.string(), z.int()),
    /** Who stands on it: exact to 1,000. */
    members: z.int(),
  }),
)

export const AuditRow = named(
  'AuditRow',
  z.object({
    id: z.int(),
    at: Instant,
    actor: z.nullable(z.object({ id: MemberId, uid: z.int(), full_name: z.string(), username: z.string() })),
    family: z.enum(auditFamilies),
    operation: z.string(),
    /** The same in words, in the reader’s language. */
    said: z.string(),
    ids: z.array(z.object({ name: z.string(), value: z.string() })),
    peer: z.string(),
    /** Its place in the chain, once it is sealed. */
    seq: z.nullable(z.int()),
  }),
)

export const Chain = named(
  'Chain',
  z.object({
    ...{ unbroken: z.boolean(), links: z.int(), first: z.int(), last: z.int(), up_to: z.nullable(Instant), head: z.string(), waiting: z.int() },
    ...{ broken_at: z.nullable(z.int()), why: z.nullable(z.enum(['changed', 'missing', 'unsealed'])) },
  }),
)

export const SiteFace = named(
  'SiteFace',
  z.object({
    name: z.string(),
    sender_name: z.string(),
    sender_email: z.string(),
    colour: z.string(),
    colour_dark: z.string(),
    is_usual: z.boolean(),
  }),
)

export const Counts = named(
  'Counts',
  z.object({
    ...{ members: z.int(), members_today: z.int(), suspended: z.int(), mails_waiting: z.int(), mails_kept: z.boolean(), outbox_waiting: z.int() },
    outbox_oldest: z.nullable(Instant),
    /** To 1,000 in each state. */
    orders: z.array(z.object({ status: z.string(), n: z.int() })),
  }),
)

/** A payment that somebody of the house has to look at, or that went back by itself. */
export const OddPayment = named(
  'OddPayment',
  z.object({
    ...{ id: id('payments'), kind: z.enum(['late_capture', 'mismatch']), at: Instant, ref_type: z.string(), provider_ref: z.nullable(z.string()) },
    member: z.nullable(z.object({ id: MemberId, full_name: z.string() })),
    /** What we asked for, and what the gateway took. */
    ...{ amount: Amount, currency: Currency, taken: Amount, taken_currency: Currency },
    refund: z.nullable(z.object({ status: z.enum(['open', 'sent', 'failed']), failure: z.nullable(z.string()) })),
  }),
)

const Who = z.object({ id: MemberId, full_name: z.string() })
/** An order whose release its buyer has stopped. */
export const OrderProblem = named(
  'OrderProblem',
  z.object({
    ...{ id: id('orders'), number: z.int(), total: Amount, currency: Currency, kind: z.string(), note: z.nullable(z.string()), at: Instant },
    ...{ carrier: z.nullable(z.string()), tracking: z.nullable(z.string()), buyer: Who, seller: Who },
    /** The card network lets nobody hold money for longer. */
    decide_by: z.nullable(Instant),
  }),
)

/** What is owed to somebody whose account is erased, and where to. */
export const OwedPayout = named(
  'OwedPayout',
  z.object({ id: id('owed_payouts'), amount: Amount, currency: Currency, payee: z.string(), details: z.string(), at: Instant }),
)

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

export const auditFilter = {
  family: z.optional(z.enum(auditFamilies)),
  /** A number, a username, an e-mail address or an id. */
  actor: z.optional(line(254)),
  operation: z.optional(line(120)),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
}

export const Done = z.object({ done: z.literal(true) })
const priced = { amount: Amount, yearly_amount: Amount }
/** A limit that is not named is none. */
const Limits = z.array(fields({ name: Word, most: z.int().check(z.gte(0), z.lte(1_000_000)) })).check(z.maxLength(50))
export const Reason = prose(500).check(z.minLength(1))
export const planEdit = { ...priced, permissions: z.array(Word).check(z.maxLength(300)), limits: Limits }
export const planRefusals = {
  'plan.not_found': { status: 404 },
  'plan.changed': { status: 409 },
  'plan.free': { status: 422, field: 'amount' },
  'plan.permission': { status: 422, field: 'permissions' },
  'plan.guest': { status: 422, field: 'permissions' },
  'plan.limit': { status: 422, field: 'limits' },
} as const
export const siteEdit = { name: line(40), sender_name: Sayable, sender_email: SenderEmail, colour: Colour, colour_dark: Colour }
