import type { output } from 'zod/v4/core'
import { defaultMethod, findPayment, paymentView } from '#features/payments/server/public.ts'
import { plansInOrder } from '#features/plans/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { Charge, Membership, Subscription } from '../contract.ts'
import type { Cycle, PaidPlan, PlanCode } from '../rules.ts'
import type { Invoice } from '../shapes.ts'
import type { InvoiceRow } from './invoices/queries-invoices.ts'
import { type ChargeRow, findLive, hadTrial, openCharge, type SubscriptionRow, standingOf } from './queries.ts'

/** Reference type in payments and in the ledger. */
export const CHARGE = 'subscription_charge'

export async function priceOf(db: Db, plan: string, cycle: Cycle): Promise<number> {
  const found = (await plansInOrder(db)).find(({ code }) => code === plan)!
  return cycle === 'yearly' ? found.yearly_amount : found.amount
}

export async function chargeView(db: Db, charge: ChargeRow): Promise<output<typeof Charge>> {
  const { id, kind, plan, cycle, amount, currency, status } = charge
  const payment = await findPayment(db, CHARGE, id)
  return { id, kind, plan, cycle, amount, currency, status, payment: payment ? paymentView(payment) : null }
}

async function subscriptionView(db: Db, row: SubscriptionRow): Promise<output<typeof Subscription>> {
  const { id, plan, cycle, status, currency, created_at: since, period_end, trial_ends_at, next_plan, next_cycle, due_at } = row
  const open = await openCharge(db, id)
  return {
    ...{ id, plan, cycle, status, currency, since, period_end, trial_ends_at, next_plan, next_cycle },
    next_amount: await priceOf(db, next_plan ?? plan, next_cycle ?? cycle),
    retry_at: status === 'past_due' ? due_at : null,
    open: open ? await chargeView(db, open) : null,
  }
}

export async function membershipOf(db: Db, { gateway }: Tools, member_id: MemberId): Promise<output<typeof Membership>> {
  const row = await findLive(db, member_id)
  const card = await defaultMethod(db, member_id, gateway.provider)
  const { plan, created_at } = await standingOf(db, member_id)
  return {
    member_id,
    plan: plan as PlanCode,
    since: row && row.status !== 'incomplete' ? row.created_at : created_at,
    trial_available: (!row || row.status === 'incomplete') && !(await hadTrial(db, member_id)),
    subscription: row ? await subscriptionView(db, row) : null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
  }
}

export function invoiceView({ id, number, amount, currency, issued_at, facts }: InvoiceRow): output<typeof Invoice> {
  const { plan, cycle, kind, period_start, period_end } = facts
  return {
    ...{ id, number, amount, currency, issued_at },
    ...{ plan: plan as PaidPlan, cycle: cycle as Cycle, kind: kind as output<typeof Invoice>['kind'] },
    ...{ period_start: new Date(period_start), period_end: new Date(period_end) },
  }
}
