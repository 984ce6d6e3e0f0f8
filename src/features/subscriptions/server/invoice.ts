import { cardOf } from '#features/payments/server/public.ts'
import type { Deed } from '#server/run/call.ts'
import { letter } from './letters.ts'
import type { ChargeRow } from './queries.ts'
import { keepInvoice, payerOf } from './queries-invoices.ts'

interface Issued {
  readonly at: Date
  readonly period: { readonly start: Date; readonly end: Date }
  readonly payment_id: string | undefined
}

/** What was paid for is written down once, as it was then, and its receipt leaves with it. What costs nothing has no invoice. */
export async function issueInvoice({ tx, tools: { site } }: Pick<Deed, 'tx' | 'tools'>, charge: ChargeRow, { at, period, payment_id }: Issued) {
  const { id: charge_id, member_id, plan, cycle, kind, amount, currency } = charge
  if (amount === 0) return
  const { full_name, email, time_zone } = await payerOf(tx, member_id)
  const card = payment_id ? await cardOf(tx, payment_id) : null
  const { name, address, email: contact } = site.operator
  const { number } = await keepInvoice(tx, {
    ...{ member_id, charge_id, amount, currency, issued_at: at },
    facts: {
      seller: { site: site.name, name, address, email: contact },
      buyer: { full_name, email },
      ...{ plan, cycle, kind, time_zone },
      period_start: period.start.toISOString(),
      period_end: period.end.toISOString(),
      card: card && `${card.brand} ${card.last4}`,
    },
  })
  await letter(tx, member_id, 'subscription_receipt', { plan, cycle, amount, currency, number, date: period.end })
}
