import { z } from 'zod'
import type { Call } from '../call.ts'
import { byName, type Decline, declines } from '../cards.ts'
import { metadata, text, webAddress, yes } from '../fields.ts'
import type { Failure, PaymentIntent, PaymentMethod, SetupIntent } from '../objects.ts'
import { isRefusal, missing, type Refusal, refuse } from '../refusals.ts'
import { load, save, secret } from '../store.ts'
import { methodNamed } from './payment-methods.ts'

/** Parameters shared by payment intents and setup intents. */
export const intentInput = {
  confirm: yes.optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: text.optional(),
  payment_method_types: z.array(z.literal('card')).min(1).optional(),
  automatic_payment_methods: z.strictObject({ enabled: yes, allow_redirects: z.enum(['always', 'never']).optional() }).optional(),
  return_url: webAddress.optional(),
  use_stripe_sdk: yes.optional(),
}
export const confirmInput = {
  payment_method: text.optional(),
  return_url: webAddress.optional(),
  off_session: yes.optional(),
  use_stripe_sdk: yes.optional(),
}

export interface Confirmation {
  payment_method?: string | undefined
  return_url?: string | undefined
  off_session?: boolean | undefined
}
export type AnyIntent = PaymentIntent | SetupIntent

export const newIntent = (id: string) => ({
  id,
  client_secret: `${id}_secret_${secret()}`,
  next_action: null,
  cancellation_reason: null,
  _authentication: null,
})

export const unexpected = (intent: AnyIntent, verb: string) =>
  refuse(400, `You cannot ${verb} this ${nameOf(intent)} because it has a status of ${intent.status}.`, {
    code: `${intent.object}_unexpected_state`,
    [intent.object]: intent,
  })
const nameOf = (intent: AnyIntent) => (intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent')

/** The payment method, if this customer may use it; else a refusal. */
export async function usable(call: Call, customer: string | null, id: string): Promise<PaymentMethod | Refusal> {
  if (customer && !(await load(call, 'customer', customer))) return missing('customer', customer, 'customer')
  const method = await methodNamed(call, id)
  if (isRefusal(method)) return method
  if (method.customer && method.customer !== customer)
    return refuse(400, 'The payment method you provided is attached to a customer, so you must provide that customer with the request.', {
      param: 'customer',
    })
  if (method._used && !method.customer)
    return refuse(
      400,
      'This PaymentMethod was previously used without being attached to a Customer or was detached from one, and may not be used again.',
    )
  return method
}

export function wantsAuthentication(method: PaymentMethod): boolean {
  const when = byName(method._card).authenticates
  return when === 'always' || (when === 'until_set_up' && !method._set_up)
}

export const failureOf = (decline: Decline, method: PaymentMethod): Failure => ({
  type: 'card_error',
  ...declines[decline],
  decline_code: decline,
  payment_method: method,
})

/** Authentication redirect: sends the cardholder to the bank's page. */
export function askBank<T extends AnyIntent>(call: Call, intent: T, method: PaymentMethod, return_url: string): Promise<T> {
  const key = secret()
  const redirect_to_url = { url: `${call.url}/authenticate/${intent.id}?key=${key}`, return_url }
  return save(call, {
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url },
    _authentication: { key, return_url },
  })
}

export const needsReturn = () =>
  refuse(400, 'This confirmation may send your customer to another page: you must provide a `return_url`.', {
    code: 'parameter_missing',
    param: 'return_url',
  })
