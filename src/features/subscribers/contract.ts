import * as z from 'zod/mini'
import { Email } from '#features/accounts/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, line, listOf, named, paging } from '#kernel/shapes.ts'

export const SubscriberId = id('subscribers')
export const subscriberStates = ['confirmed', 'waiting', 'ended'] as const
/** From a letter: sealed for one purpose. */
const Token = z.string().check(z.regex(/^[\w-]{60,140}$/))
const Done = z.object({ done: z.literal(true) })
const forged = { 'subscriber.not_found': { status: 404 } } as const
const Subscriber = named(
  'Subscriber',
  z.object({ id: SubscriberId, email: z.string(), language: z.string(), state: z.enum(subscriberStates), created_at: Instant }),
)
const filter = { state: z._default(z.enum(subscriberStates), 'confirmed'), search: z.optional(line(254)) }

export const subscribers = {
  subscribe: operation({
    http: 'POST /subscribers',
    permission: 'everyone',
    input: fields({
      email: Email,
      /** Left empty by people: programs that fill in every field write into it. */
      website: z._default(z.string().check(z.maxLength(300)), ''),
    }),
    output: Done,
    refusals: {},
    limit: { per_minute: 5 },
    doc: 'Ask for news of the site. They come once the link in a letter is pressed; the answer is the same for every address.',
  }),
  confirm: operation({
    http: 'POST /subscribers/confirm',
    permission: 'everyone',
    input: fields({ token: Token }),
    output: Done,
    refusals: forged,
    limit: { per_minute: 30 },
    doc: 'Confirm an address with the link from its letter.',
  }),
  offPage: operation({
    http: 'GET /subscribers/{token}/off',
    permission: 'everyone',
    gives: 'redirect',
    input: fields({ token: Token }),
    output: z.null(),
    refusals: {},
    doc: 'Whoever opens the address of List-Unsubscribe is led to the page with the button: looking ends nothing.',
  }),
  off: operation({
    http: 'POST /subscribers/{token}/off',
    permission: 'everyone',
    takes: 'form',
    input: fields({ token: Token }),
    output: Done,
    refusals: forged,
    limit: { per_minute: 600 },
    doc: 'No more news (RFC 8058, List-Unsubscribe=One-Click). Pressed again it changes nothing.',
  }),
  list: operation({
    http: 'GET /admin/subscribers',
    permission: 'user.access.admin',
    input: fields({ ...filter, ...paging(PAGE.dashboard) }),
    output: z.object({ subscribers: listOf(Subscriber) }),
    refusals: {},
    doc: 'Who wants news, the latest first; `search` is the beginning of an address.',
  }),
  export: operation({
    http: 'GET /admin/subscribers/export',
    permission: 'user.access.admin',
    gives: 'file',
    fresh: true,
    audit: 'export',
    input: fields(filter),
    output: z.object({}),
    refusals: {},
    doc: 'The list as CSV, its newest 50,000.',
  }),
}
