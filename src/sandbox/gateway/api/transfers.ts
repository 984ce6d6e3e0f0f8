import { z } from 'zod'
import type { Call } from '../call.ts'
import { amount, currency, metadata, text } from '../fields.ts'
import type { GatewayCharge, Transfer } from '../objects.ts'
import { missing, type Refusal, refuse } from '../refusals.ts'
import { load, locked, make, save } from '../store.ts'
import { book, spendable, within } from './balance.ts'
import { emit } from './events.ts'
import { command, listOf, move, type Outcome, retrieve } from './route.ts'

const input = z.object({
  amount,
  currency,
  description: text.optional(),
  destination: text,
  metadata: metadata.optional(),
  source_transaction: text.optional(),
  source_type: z.literal('card').optional(),
  transfer_group: text.optional(),
})
type TransferInput = z.output<typeof input>

const poor = () => refuse(400, 'You have insufficient available funds in your Stripe account.', { code: 'balance_insufficient' })

async function create(call: Call, asked: TransferInput): Promise<Outcome> {
  const destination = await load(call, 'account', asked.destination)
  if (!destination) return missing('account', asked.destination, 'destination')
  if (destination.capabilities.transfers !== 'active')
    return refuse(400, 'Your destination account needs to have at least one of the following capabilities enabled: transfers.', {
      code: 'insufficient_capabilities_for_transfer',
    })
  const source = asked.source_transaction ? await locked(call, 'charge', asked.source_transaction) : undefined
  if (asked.source_transaction && !source) return missing('charge', asked.source_transaction, 'source_transaction')
  const reason = source ? await exceeds(call, source, asked) : (await spendable(call, asked.currency)) < asked.amount ? poor() : undefined
  return reason ?? send(call, asked, source)
}

/** Refuses a transfer that exceeds the amount of its source charge. */
async function exceeds(call: Call, charge: GatewayCharge, { amount, currency }: TransferInput): Promise<Refusal | undefined> {
  const param = 'source_transaction'
  if (!charge.paid) return refuse(400, 'Cannot use a failed charge as a source_transaction for transfers.', { param })
  if (charge.currency !== currency)
    return refuse(400, `The source_transaction currency is ${charge.currency}, not ${currency}.`, { param: 'currency' })
  const sql = `select coalesce(sum((body ->> 'amount')::bigint), 0)::float8 as sent from sandbox.objects where object = 'transfer' and body ->> 'source_transaction' = $1`
  const { rows } = await call.tx.query<{ sent: number }>(sql, [charge.id])
  const left = charge.amount - rows[0]!.sent
  if (amount > left)
    return refuse(400, `The transfer amount (${amount}) cannot be greater than the source transaction's remaining amount (${left}).`, {
      param: 'amount',
    })
}

async function send(call: Call, asked: TransferInput, source: GatewayCharge | undefined): Promise<Transfer> {
  const { amount, currency, description = null, destination, metadata = {}, source_transaction = null } = asked
  const transfer_group = asked.transfer_group ?? source?.transfer_group ?? (source ? `group_${source.payment_intent}` : null)
  const facts = { amount, currency, description, destination, metadata, source_transaction, transfer_group }
  const made = await make(call, 'transfer', { ...facts, amount_reversed: 0, reversed: false, balance_transaction: null })
  await book(within(call, destination), 'transfer', made, amount)
  const sent = await save(call, { ...made, balance_transaction: (await book(call, 'transfer', made, -amount)).id })
  await emit(call, 'transfer.created', sent)
  return sent
}

async function reverse(
  call: Call,
  { amount, metadata = {} }: { amount?: number | undefined; metadata?: Record<string, string> | undefined },
  transfer: Transfer,
): Promise<Outcome> {
  const left = transfer.amount - transfer.amount_reversed
  const taken = amount ?? left
  if (!left || taken > left)
    return refuse(400, `The reversal amount (${taken}) is greater than the unreversed amount of the transfer (${left}).`, { param: 'amount' })
  const theirs = within(call, transfer.destination)
  if ((await spendable(theirs, transfer.currency)) < taken) return poor()
  const { currency } = transfer
  const made = await make(call, 'transfer_reversal', { amount: taken, currency, metadata, transfer: transfer.id, balance_transaction: null })
  await book(theirs, 'transfer_reversal', made, -taken)
  const reversal = await save(call, { ...made, balance_transaction: (await book(call, 'transfer_reversal', made, taken)).id })
  const amount_reversed = transfer.amount_reversed + taken
  await emit(call, 'transfer.reversed', await save(call, { ...transfer, amount_reversed, reversed: amount_reversed === transfer.amount }))
  return reversal
}

export const transfers = [
  command({ on: 'POST /v1/transfers', input: input.shape, answer: create }),
  move({
    on: 'POST /v1/transfers/:id/reversals',
    of: 'transfer',
    input: { amount: amount.optional(), description: text.optional(), metadata: metadata.optional() },
    answer: reverse,
  }),
  retrieve('transfer', '/v1/transfers'),
  listOf('transfer', '/v1/transfers', ['destination', 'transfer_group']),
]
