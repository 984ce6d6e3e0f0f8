import type { ObjectKind, PaymentIntent, SetupIntent, StripeObject } from './objects.ts'

/** Stripe's error object as a value. */
export interface Refusal {
  readonly refused: number
  readonly error: {
    readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
    readonly message: string
    readonly code?: string
    readonly decline_code?: string
    readonly param?: string
    readonly charge?: string
    readonly payment_intent?: PaymentIntent
    readonly setup_intent?: SetupIntent
    readonly payment_method?: StripeObject
  }
}
type More = Omit<Partial<Refusal['error']>, 'message'>

export const refuse = (refused: number, message: string, more: More = {}): Refusal => ({
  refused,
  error: { type: 'invalid_request_error', message, ...more },
})
export const isRefusal = (outcome: object | undefined): outcome is Refusal => outcome !== undefined && 'refused' in outcome

export const missing = (object: ObjectKind, id: string, param = 'id') =>
  refuse(404, `No such ${object.replaceAll('_', '')}: '${id}'`, { code: 'resource_missing', param })

/** The account is not, or not any more, connected to the platform of this key. */
export const noAccess = () =>
  refuse(403, 'The provided key does not have access to this account, or it does not exist. Application access may have been revoked.', {
    code: 'account_invalid',
  })
