import { z } from 'zod'
import { book } from './api/balance.ts'
import { emit } from './api/events.ts'
import { listOf, move, type Outcome, retrieve } from './api/route.ts'
import type { Call } from './call.ts'
import { byName } from './cards.ts'
import { metadata, text, yes } from './fields.ts'
import type { Dispute } from './objects.ts'
import { refuse } from './refusals.ts'
import { load, locked, make, plan, save } from './store.ts'

/** What the card network takes for each dispute, in minor units. */
const disputeFee = 1500
const [secondsUntilDecided, daysToAnswer] = [2, 9]

/** The cardholder disputes a charge: its amount and a fee are taken at once; an inquiry takes nothing. */
export async function disputeCharge(call: Call, id: string) {
  const charge = await locked(call, 'charge', id)
  const reason = charge && byName((await load(call, 'payment_method', charge.payment_method))!._card).disputes
  const amount = charge ? charge.amount_captured - charge.amount_refunded : 0
  if (!charge || !reason || charge.disputed || !amount) return
  await save(call, { ...charge, disputed: true })
  const inquiry = reason === 'inquiry'
  const made = await make(call, 'dispute', {
    ...{ amount, balance_transactions: [], charge: id, currency: charge.currency, evidence: {}, is_charge_refundable: inquiry, metadata: {} },
    evidence_details: { due_by: call.now + daysToAnswer * 86_400, has_evidence: false, past_due: false, submission_count: 0 },
    payment_intent: charge.payment_intent,
    reason: inquiry ? 'general' : reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  })
  await emit(call, 'charge.dispute.created', made)
  if (inquiry) return
  const taken = await save(call, { ...made, balance_transactions: [await book(call, 'adjustment', made, -amount, disputeFee)] })
  await emit(call, 'charge.dispute.funds_withdrawn', taken)
}

const open = ['warning_needs_response', 'needs_response']
const input = { evidence: z.record(z.string().max(60), z.string().max(20_000)).optional(), metadata: metadata.optional(), submit: yes.optional() }

async function update(call: Call, asked: z.output<z.ZodObject<typeof input>>, dispute: Dispute): Promise<Outcome> {
  if (!open.includes(dispute.status)) return refuse(400, `This dispute cannot be updated: it is ${dispute.status}.`)
  const evidence = { ...dispute.evidence, ...asked.evidence }
  const kept: Dispute = { ...dispute, evidence, metadata: { ...dispute.metadata, ...asked.metadata } }
  if (!asked.submit) return save(call, kept)
  const inquiry = dispute.status.startsWith('warning')
  const details = { ...dispute.evidence_details, has_evidence: true, submission_count: dispute.evidence_details.submission_count + 1 }
  const sent = await save(call, {
    ...kept,
    evidence_details: details,
    status: inquiry ? ('warning_under_review' as const) : ('under_review' as const),
  })
  await emit(call, 'charge.dispute.updated', sent)
  await plan(call, sent.id, 'decide', secondsUntilDecided)
  return sent
}

/** Stripe's published words in the evidence decide: `winning_evidence` or `losing_evidence`; any other is under review for long. */
export async function decide(call: Call, id: string) {
  const dispute = await locked(call, 'dispute', id)
  if (!dispute?.status.endsWith('under_review')) return
  const said = Object.values(dispute.evidence).join(' ')
  if (said.includes('winning_evidence')) await win(call, dispute)
  else if (said.includes('losing_evidence')) await emit(call, 'charge.dispute.closed', await save(call, { ...dispute, status: 'lost' as const }))
}

async function win(call: Call, dispute: Dispute) {
  if (dispute.status === 'warning_under_review')
    return emit(call, 'charge.dispute.closed', await save(call, { ...dispute, status: 'warning_closed' as const }))
  const back = await book(call, 'adjustment', dispute, dispute.amount)
  const won = await save(call, { ...dispute, status: 'won' as const, balance_transactions: [...dispute.balance_transactions, back] })
  await emit(call, 'charge.dispute.funds_reinstated', won)
  await emit(call, 'charge.dispute.closed', won)
}

/** The merchant does not defend it. */
async function close(call: Call, dispute: Dispute): Promise<Outcome> {
  if (!open.includes(dispute.status)) return refuse(400, `This dispute cannot be closed: it is ${dispute.status}.`)
  const lost = await save(call, { ...dispute, status: dispute.status === 'needs_response' ? ('lost' as const) : ('warning_closed' as const) })
  await emit(call, 'charge.dispute.closed', lost)
  return lost
}

export const disputes = [
  move({ on: 'POST /v1/disputes/:id', of: 'dispute', input, answer: update }),
  move({
    on: 'POST /v1/disputes/:id/close',
    of: 'dispute',
    input: { metadata: metadata.optional(), note: text.optional() },
    answer: (call, _, dispute) => close(call, dispute),
  }),
  retrieve('dispute', '/v1/disputes'),
  listOf('dispute', '/v1/disputes', ['charge', 'payment_intent']),
]
