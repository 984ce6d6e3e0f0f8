/** What a webhook can hear, in the order of the form. */
export const webhookEvents = [
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'order.refunded',
  'order.disputed',
  'product_offer.placed',
  'product_offer.ended',
  'auction.closed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** Sent on request only, so that a member can try the address. */
export const TRIAL = 'webhook.trial'

export const whyOff = ['owner', 'failing', 'gone'] as const
export type WhyOff = (typeof whyOff)[number]
export const outcomes = ['delivered', 'given_up'] as const
export const failures = ['closed', 'away', 'long', 'hops'] as const

export const WEBHOOKS_AT_MOST = 10
/** Days that deliveries can be read and sent again. */
export const DELIVERIES_KEPT_DAYS = 30

/** Seconds before each further attempt; https://www.standardwebhooks.com recommends such a schedule. */
const WAITS_S = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400] as const

/** What came back from the address: a status, or why there was none. */
export type Attempt = { readonly status: number } | { readonly failed: (typeof failures)[number] }

/** `gone` (410): the receiver wants nothing any more. `again`: after so many seconds. */
export type Next =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'again'; readonly in_s: number }
  | { readonly kind: 'give_up' }

/** What follows from an attempt, the n-th of its delivery, from 1. */
export function nextOf(attempt: Attempt, nth: number): Next {
  if ('status' in attempt && attempt.status >= 200 && attempt.status < 300) return { kind: 'delivered' }
  if ('status' in attempt && attempt.status === 410) return { kind: 'gone' }
  const in_s = WAITS_S[nth - 1]
  return in_s === undefined ? { kind: 'give_up' } : { kind: 'again', in_s }
}
