import { z } from 'zod'
import type { Call } from '../call.ts'
import { byName, byNumber, byTestId, declines, luhn, type TestCard } from '../cards.ts'
import { expand, metadata, text } from '../fields.ts'
import type { PaymentMethod } from '../objects.ts'
import { isRefusal, missing, type Refusal, refuse } from '../refusals.ts'
import { load, locked, make, save } from '../store.ts'
import { command, listOf, move, type Outcome, retrieve } from './route.ts'

const wrong = (code: string, param: string, message: string) => refuse(402, message, { type: 'card_error', code, param })
const cardInput = z.strictObject({
  number: z.string().max(40),
  exp_month: z.string().max(4),
  exp_year: z.string().max(4),
  cvc: z.string().max(8),
})

const attachInput = z.strictObject({ customer: text, ...expand })

/** Creates a payment method from a test card; the card number is not stored. */
const keep = (call: Call, card: TestCard, exp_month: number, exp_year: number, name: string | null = null) =>
  make(call, 'payment_method', {
    type: 'card',
    customer: null,
    card: { brand: card.brand, last4: card.number.slice(-4), exp_month, exp_year, country: 'US', funding: 'credit' },
    billing_details: { address: null, email: null, name, phone: null },
    metadata: {},
    _card: card.name,
    _set_up: false,
    _used: false,
  })

function tokenize(call: Call, { number, exp_month, exp_year, cvc }: z.output<typeof cardInput>, name?: string): Promise<PaymentMethod> | Refusal {
  const digits = number.replace(/[\s-]/g, '')
  if (!luhn(digits)) return wrong('incorrect_number', 'number', 'Your card number is incorrect.')
  const today = new Date(call.now * 1000)
  const month = Number(exp_month)
  const year = exp_year.length === 2 ? 2000 + Number(exp_year) : Number(exp_year)
  if (!(Number.isInteger(month) && month >= 1 && month <= 12))
    return wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  const ends = year * 12 + month
  const isPast = ends < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
  if (!Number.isInteger(year) || isPast || year > today.getUTCFullYear() + 50)
    return wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  if (!/^\d{3}$/.test(cvc)) return wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  const card = byNumber(digits)
  if (!card)
    return refuse(402, 'Test mode accepts test cards only.', { type: 'card_error', code: 'card_declined', decline_code: 'test_mode_live_card' })
  return keep(call, card, month, year, name ?? null)
}

/** A payment method by its id. Each use of a published test id creates a new card. */
export async function methodNamed(call: Call, id: string): Promise<PaymentMethod | Refusal> {
  const testCard = byTestId(id)
  if (testCard) return keep(call, testCard, 12, new Date(call.now * 1000).getUTCFullYear() + 3)
  return (await locked(call, 'payment_method', id)) ?? missing('payment_method', id, 'payment_method')
}

async function attach(call: Call, id: string, customer: string): Promise<Outcome> {
  if (!(await load(call, 'customer', customer))) return missing('customer', customer, 'customer')
  const method = await methodNamed(call, id)
  if (isRefusal(method)) return method
  if (method.customer && method.customer !== customer) return refuse(400, 'The payment method you provided has already been attached to a customer.')
  if (method._used && !method.customer)
    return refuse(400, 'This PaymentMethod was previously used without being attached to a Customer and may not be used again.')
  const card = byName(method._card)
  if (card.declines && !card.attaches)
    return refuse(402, declines[card.declines].message, { type: 'card_error', ...declines[card.declines], decline_code: card.declines })
  return save(call, { ...method, customer })
}

export const paymentMethods = [
  command({
    on: 'POST /v1/payment_methods',
    publishable: true,
    input: { type: z.literal('card'), card: cardInput, billing_details: z.strictObject({ name: text.optional() }).optional() },
    answer: async (call, { card, billing_details }) => tokenize(call, card, billing_details?.name),
  }),
  {
    on: 'POST /v1/payment_methods/:id/attach',
    input: attachInput,
    answer: (call: Call, input: unknown, id: string) => attach(call, id, (input as z.output<typeof attachInput>).customer),
  },
  move({
    on: 'POST /v1/payment_methods/:id/detach',
    of: 'payment_method',
    input: { metadata: metadata.optional() },
    answer: async (call, _, method) =>
      method.customer
        ? save(call, { ...method, customer: null, _used: true })
        : refuse(400, 'The payment method you provided is not attached to a customer so detachment is impossible.'),
  }),
  retrieve('payment_method', '/v1/payment_methods'),
  listOf('payment_method', '/v1/payment_methods', ['customer', 'type']),
  {
    ...listOf('payment_method', '/v1/customers/:id/payment_methods', ['type']),
    answer: (call: Call, input: unknown, id: string) => methodsOf(call, id, input as Record<string, string>),
  },
]

const methodsOf = (call: Call, customer: string, asked: Record<string, string>) =>
  listOf('payment_method', '/v1/payment_methods', ['customer', 'type']).answer(call, { ...asked, customer }, '')
