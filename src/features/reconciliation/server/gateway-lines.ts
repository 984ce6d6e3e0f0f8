import Stripe from 'stripe'
import type { Gateway } from '#server/operations/tools.ts'
import { DAYS_AROUND, type GatewayLine } from '../rules.ts'

const DAY = 86_400
const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000

/** Everything that moved the gateway's balance around a day; undefined without an answer. Never inside a transaction. */
export async function gatewayLines(gateway: Gateway, day: string): Promise<GatewayLine[] | undefined> {
  try {
    return await read(gateway, day)
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeError) return undefined
    throw fault
  }
}

async function read({ stripe }: Gateway, day: string): Promise<GatewayLine[]> {
  const from = secondsOf(day)
  const created = { gte: from - DAYS_AROUND * DAY, lt: from + (DAYS_AROUND + 1) * DAY }
  const intents = new Map<string, string>()
  for await (const { id, payment_intent } of stripe.charges.list({ created, limit: 100 }))
    if (payment_intent) intents.set(id, typeof payment_intent === 'string' ? payment_intent : payment_intent.id)
  const lines: GatewayLine[] = []
  for await (const one of stripe.balanceTransactions.list({ created, limit: 100 }))
    lines.push({
      ...{ reference: referenceOf(one, intents), amount: isAdjusted(one) ? one.net : one.amount, fee: isAdjusted(one) ? 0 : one.fee },
      ...{ currency: one.currency.toUpperCase(), what: one.type, of_day: one.created >= from && one.created < from + DAY },
    })
  return lines
}

/** The fee of a dispute is booked with it. */
const isAdjusted = ({ type }: Stripe.BalanceTransaction) => type === 'adjustment'
/** As our rows name it: a charge by its payment intent, a dispute's movement by its own id. */
function referenceOf(one: Stripe.BalanceTransaction, intents: ReadonlyMap<string, string>): string {
  const source = typeof one.source === 'string' ? one.source : (one.source?.id ?? '')
  if (isAdjusted(one)) return one.id
  if (one.type === 'refund_failure' || one.type === 'payment_failure_refund') return `${source}:returned`
  return intents.get(source) ?? source
}
