import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { approvalStates } from './rules.ts'
import { Approval, ApprovalId } from './shapes.ts'

/** Of operations whose deed may need a second administrator: with `approval_id` it waits and nothing has happened (status 202). */
export const waiting = { approval_id: z.optional(ApprovalId) } as const
export const pending = (answer: { readonly approval_id?: string | undefined }) => answer.approval_id !== undefined
/** Why a second administrator has to read a reason. */
export const askingRefusals = {
  'approval.reason': { status: 422, field: 'reason' },
  'approval.asked': { status: 409 },
  'approval.nobody': { status: 409 },
} as const
export const GivenReason = z.optional(prose(500))

const reads = { permission: 'user.access.admin' } as const
const acts = { permission: 'user.access.admin', fresh: true, audit: 'rights', output: z.object({ done: z.literal(true) }) } as const
const gone = { 'approval.not_found': { status: 404 }, 'approval.decided': { status: 409 } } as const
const notOwn = { ...gone, 'approval.own': { status: 403 } } as const

/** Deeds of administrators that wait for the consent of a second one. */
export const approvals = {
  list: operation({
    http: 'GET /admin/approvals',
    ...reads,
    input: fields({ state: z._default(z.enum(['waiting', 'decided']), 'waiting'), ...paging(PAGE.usual) }),
    output: z.object({ approvals: listOf(Approval) }),
    refusals: {},
    doc: 'What waits for a second administrator, that which lapses first at the head; or what was decided, newest first.',
    topics: () => ['approvals:all'],
  }),
  count: operation({
    http: 'GET /admin/approvals/count',
    ...reads,
    input: fields({}),
    output: z.object({ waiting: z.int() }),
    refusals: {},
    doc: 'How many deeds wait for whoever asks, counted to 100.',
    topics: () => ['approvals:all'],
  }),
  consent: operation({
    http: 'POST /admin/approvals/{id}/consent',
    ...acts,
    input: fields({ id: ApprovalId }),
    refusals: { ...notOwn, 'approval.asker': { status: 409 }, 'approval.impossible': { status: 409 } },
    doc: 'Consent: the deed is carried out at once, once, in the name of whoever asked, and all its rules are judged again.',
  }),
  refuse: operation({
    http: 'POST /admin/approvals/{id}/refuse',
    ...acts,
    input: fields({ id: ApprovalId, answer: prose(500).check(z.minLength(1)) }),
    refusals: notOwn,
    doc: 'Refuse it, and say why: whoever asked reads it.',
  }),
  withdraw: operation({
    http: 'POST /admin/approvals/{id}/withdraw',
    ...acts,
    input: fields({ id: ApprovalId }),
    refusals: gone,
    doc: 'Take back what one has asked oneself.',
  }),
}

export const approvalMoved = event({
  name: 'approvals.moved',
  data: z.object({
    ...{ approval_id: ApprovalId, act: z.string(), status: z.enum(approvalStates), asked_by: MemberId },
    ...{ decided_by: z.nullable(MemberId), permission: z.string(), about: z.array(MemberId) },
  }),
  topics: () => ['approvals:all'],
})
