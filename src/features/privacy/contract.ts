import * as z from 'zod/mini'
import { askingRefusals, GivenReason, pending, waiting } from '#features/approvals/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, line, MemberId, named, prose } from '#kernel/shapes.ts'

export const exportStates = ['waiting', 'building', 'ready', 'failed', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

/** Export of the member's data (GDPR, article 20), in progress or ready. */
const Export = named(
  'Export',
  z.object({
    status: z.enum(exportStates),
    /** Percent. */
    progress: z.int(),
    bytes: z.nullable(z.int()),
    created_at: Instant,
    expires_at: z.nullable(Instant),
  }),
)

/** What blocks erasure: text, and the page where it can be ended. */
const Opening = named('Opening', z.object({ code: z.string(), words: z.string(), path: z.string() }))

/** Money in the member's wallet. */
const Available = z.object({ currency: Currency, amount: Amount })

const Privacy = named(
  'Privacy',
  z.object({
    member_id: MemberId,
    username: z.string(),
    export: z.nullable(Export),
    open: z.array(Opening),
    wallet: z.array(Available),
    days: z.int(),
  }),
)

export const privacy = {
  show: operation({
    http: 'GET /privacy',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ privacy: Privacy }),
    refusals: {},
    doc: 'One’s own export, and what would keep one’s account from being erased.',
    topics: (_, { privacy }) => [`privacy of member:${privacy.member_id}`],
  }),
  exportAll: operation({
    http: 'POST /privacy/export',
    permission: 'signed_in',
    fresh: true,
    audit: 'export',
    input: fields({}),
    output: z.object({ export: Export }),
    refusals: { 'privacy.export_running': { status: 409 } },
    limit: { per_minute: 5 },
    doc: 'Gather everything of one’s own in one archive: what was written, what was done, and the pictures. One at a time; it may be fetched for 7 days.',
  }),
  exportLink: operation({
    http: 'POST /privacy/export/link',
    permission: 'signed_in',
    fresh: true,
    audit: 'export',
    input: fields({}),
    output: z.object({ path: z.string() }),
    refusals: { 'privacy.no_export': { status: 404 } },
    limit: { per_minute: 20 },
    doc: 'An address to fetch the archive by, for two minutes and for oneself only. It voids the one before.',
  }),
  exportFile: operation({
    http: 'GET /privacy/export/file',
    permission: 'signed_in',
    gives: 'file',
    input: fields({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
    output: z.null(),
    refusals: { 'privacy.no_export': { status: 404 } },
    limit: { per_minute: 20 },
    doc: 'The archive.',
  }),
  erase: operation({
    http: 'POST /privacy/erase',
    permission: 'signed_in',
    fresh: true,
    audit: 'rights',
    input: fields({
      username: line(30),
      /** Required if the wallet is not empty; `balances` are those shown to the member. */
      wallet: z.optional(z.enum(['pay_out', 'give_up'])),
      payee: z.optional(prose(120)),
      details: z.optional(prose(500)),
      balances: z.optional(z.array(Available).check(z.maxLength(50))),
    }),
    output: z.object({ erased_on: Instant }),
    refusals: {
      'privacy.open': { status: 409 },
      'privacy.other_name': { status: 422, field: 'username' },
      'privacy.wallet_left': { status: 422, field: 'wallet' },
      'privacy.wallet_changed': { status: 409 },
      'privacy.no_payee': { status: 422, field: 'payee' },
      'privacy.no_details': { status: 422, field: 'details' },
    },
    limit: { per_minute: 5 },
    doc: 'Erase one’s account. It is away at once; signing in within 14 days brings it back, after that it is gone for good. Books keep numbers without a name.',
  }),
  eraseMember: operation({
    http: 'POST /admin/members/{id}/erase',
    permission: 'user.access.admin',
    fresh: true,
    audit: 'rights',
    input: fields({ id: MemberId, username: line(30), reason: GivenReason }),
    output: z.object({ done: z.boolean(), ...waiting }),
    pending,
    refusals: {
      ...askingRefusals,
      'member.not_found': { status: 404 },
      'member.above_you': { status: 403 },
      'privacy.other_name': { status: 422, field: 'username' },
      'privacy.member_open': { status: 409 },
      'privacy.asked': { status: 409 },
    },
    doc: 'Have the account of a member erased who asked for it in another way: nothing of theirs may be open, and their wallet empty. They are told by letter and have 14 days, as with an erasure of their own.',
  }),
  updateStatus: operation({
    http: 'POST /users/update-account-status',
    permission: 'signed_in',
    fresh: true,
    audit: 'rights',
    input: fields({ status: z.enum(['active', 'inactive']) }),
    output: z.object({ status: z.enum(['active', 'inactive']) }),
    refusals: {},
    limit: { per_minute: 5 },
    doc: 'Leave for a while: nothing of the member is shown, every session ends, and signing in brings all of it back.',
  }),
}

export const privacyMoved = event({
  name: 'privacy.moved',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`privacy of member:${member_id}`],
})
