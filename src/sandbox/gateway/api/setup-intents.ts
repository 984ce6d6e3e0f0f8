import { z } from 'zod'
import type { Call } from '../call.ts'
import { byName } from '../cards.ts'
import type { Failure, PaymentMethod, SetupIntent } from '../objects.ts'
import { isRefusal, missing, type Refusal, refuse } from '../refusals.ts'
import { load, make, save, secret } from '../store.ts'
import { emit } from './events.ts'
import { askBank, type Confirmation, confirmInput, failureOf, intentInput, needsReturn, newIntent, unexpected, usable } from './intents.ts'
import { command, move, type Outcome, retrieve } from './route.ts'

const createInput = z.object({ ...intentInput, usage: z.enum(['on_session', 'off_session']).optional() })

async function create(call: Call, input: z.output<typeof createInput>): Promise<Outcome> {
  if (input.customer && !(await load(call, 'customer', input.customer))) return missing('customer', input.customer, 'customer')
  const method = input.payment_method ? await usable(call, input.customer ?? null, input.payment_method) : undefined
  if (isRefusal(method)) return method
  if (input.confirm && !input.return_url) return needsReturn()
  const intent = await make(call, 'setup_intent', {
    ...newIntent(`seti_${secret()}`),
    customer: input.customer ?? null,
    description: input.description ?? null,
    last_setup_error: null,
    metadata: input.metadata ?? {},
    payment_method: method?.id ?? null,
    payment_method_types: ['card'],
    usage: input.usage ?? 'off_session',
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  })
  return input.confirm ? confirm(call, intent, { ...input, payment_method: method?.id }) : intent
}

const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']

async function confirm(call: Call, intent: SetupIntent, input: Confirmation): Promise<Outcome> {
  if (!open.includes(intent.status)) return unexpected(intent, 'confirm')
  const id = input.payment_method ?? intent.payment_method
  if (!id)
    return refuse(400, "You cannot confirm this SetupIntent because it's missing a payment method.", {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    })
  if (!input.return_url) return needsReturn()
  const method = await usable(call, intent.customer, id)
  if (isRefusal(method)) return method
  return byName(method._card).authenticates ? askBank(call, intent, method, input.return_url) : settle(call, intent, method)
}

export async function settle(call: Call, intent: SetupIntent, method: PaymentMethod): Promise<SetupIntent | Refusal> {
  const { declines, attaches } = byName(method._card)
  if (declines && !attaches) {
    const failure = failureOf(declines, method)
    const setup_intent = await fail(call, intent, failure)
    return refuse(402, failure.message, { ...failure, setup_intent })
  }
  await save(call, { ...method, customer: intent.customer, _set_up: true, _used: true })
  const settled = await save(call, { ...intent, status: 'succeeded', payment_method: method.id, next_action: null, last_setup_error: null })
  await emit(call, 'setup_intent.succeeded', settled)
  return settled
}

export async function fail(call: Call, intent: SetupIntent, failure: Failure): Promise<SetupIntent> {
  const failed = { status: 'requires_payment_method', payment_method: null, next_action: null, last_setup_error: failure } as const
  const kept = await save(call, { ...intent, ...failed })
  await emit(call, 'setup_intent.setup_failed', kept)
  return kept
}

export const setupIntents = [
  command({ on: 'POST /v1/setup_intents', input: createInput.shape, answer: create }),
  move({
    on: 'POST /v1/setup_intents/:id/confirm',
    of: 'setup_intent',
    input: confirmInput,
    answer: (call, input, intent) => confirm(call, intent, input),
  }),
  move({
    on: 'POST /v1/setup_intents/:id/cancel',
    of: 'setup_intent',
    input: {},
    answer: async (call, _, intent) =>
      open.includes(intent.status) ? save(call, { ...intent, status: 'canceled', next_action: null }) : unexpected(intent, 'cancel'),
  }),
  retrieve('setup_intent', '/v1/setup_intents'),
]
