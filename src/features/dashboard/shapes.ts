import * as z from 'zod/mini'
import { CalendarDate } from '#kernel/calendar-date.ts'
import { isColour } from '#kernel/contrast.ts'
import { auditFamilies } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'

export const RoleCode = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/))
/** A role with its name in the reader's language. */
const RoleTitle = named('RoleTitle', z.object({ code: RoleCode, name: z.string() }))
export const planCodes = ['free', 'basic', 'premium', 'business'] as const
export const PlanCode = z.enum(planCodes)
export type PlanCode = z.infer<typeof PlanCode>
/** Each order has an index. */
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
    ...{ is_email_verified: z.boolean(), is_away: z.boolean(), suspended_at: z.nullable(Instant), roles: z.array(RoleTitle), created_at: Instant },
  }),
)

/** A permission as the API names it, with a label in the viewer's language. */
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
    /** Orders as buyer and as seller, counted to 1,000. */
    ...{ bought: z.int(), sold: z.int() },
    /** Paid orders not sent yet: buyers wait while the member is away or suspended. */
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
        /** It ends by itself then. */
        ends_at: z.nullable(Instant),
        lifted_by: Author,
        lifted_at: z.nullable(Instant),
        lift_reason: z.string(),
      }),
    ),
    notes: z.array(z.object({ id: id('member_notes'), body: z.string(), author: Author, created_at: Instant })),
    /** What the viewer may do to this member. */
    ...{ may_act: z.boolean(), may_hand_out: z.array(z.object({ role: RoleTitle, permissions: z.array(Permitted) })) },
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
    /** Limits left out are unlimited. */
    limits: z.record(z.string(), z.int()),
    /** Members on this plan, counted to 1,000. */
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
    /** The operation in the viewer's language. */
    said: z.string(),
    ids: z.array(z.object({ name: z.string(), value: z.string() })),
    peer: z.string(),
    /** Position in the hash chain; null until it is appended. */
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
    /** Of late and wrong payments: owed to buyers until they are sent again. Counted to 1,000. */
    refunds_refused: z.int(),
    outbox_oldest: z.nullable(Instant),
    /** Counted to 1,000 per status. */
    orders: z.array(z.object({ status: z.string(), n: z.int() })),
  }),
)

/** A payment that needs an operator or was refunded automatically. */
export const OddPayment = named(
  'OddPayment',
  z.object({
    ...{ id: id('payments'), kind: z.enum(['late_capture', 'mismatch']), at: Instant, ref_type: z.string(), provider_ref: z.nullable(z.string()) },
    member: z.nullable(z.object({ id: MemberId, full_name: z.string() })),
    /** Our amount, and what the gateway charged, in minor units. */
    ...{ amount: Amount, currency: Currency, taken: Amount, taken_currency: Currency },
    refund: z.nullable(
      z.object({ id: id('payment_refunds'), status: z.enum(['open', 'sent', 'failed', 'settled']), failure: z.nullable(z.string()) }),
    ),
  }),
)

/** Payout owed to an erased account, with its bank details. */
export const OwedPayout = named(
  'OwedPayout',
  z.object({ id: id('owed_payouts'), amount: Amount, currency: Currency, payee: z.string(), details: z.string(), at: Instant }),
)

const Colour = z.string().check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.refine(isColour, { error: 'site.colour' }),
)
/** The domain needs no dot: a local mail server may be `localhost`. */
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
/** Limits left out are unlimited. */
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
export const siteRefusals = {
  'site.contrast': { status: 422, field: 'colour' },
  'site.contrast_dark': { status: 422, field: 'colour_dark' },
} as const
export const siteEdit = { name: line(40), sender_name: Sayable, sender_email: SenderEmail, colour: Colour, colour_dark: Colour }
