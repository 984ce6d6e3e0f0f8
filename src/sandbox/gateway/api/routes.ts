import { z } from 'zod'
import type { Call } from '../call.ts'
import { disputes } from '../disputes.ts'
import { page } from '../fields.ts'
import { accounts } from './accounts.ts'
import { balances } from './balance.ts'
import { charges } from './charges.ts'
import { customers } from './customers.ts'
import { list } from './list.ts'
import { paymentIntents } from './payment-intents.ts'
import { paymentMethods } from './payment-methods.ts'
import { payouts } from './payouts.ts'
import { refunds } from './refunds.ts'
import { type Route, retrieve } from './route.ts'
import { setupIntents } from './setup-intents.ts'
import { transfers } from './transfers.ts'

const eventsInput = z.strictObject({ ...page, type: z.string().max(100).optional(), types: z.array(z.string().max(100)).max(20).optional() })
const events: Route[] = [
  retrieve('event', '/v1/events'),
  {
    on: 'GET /v1/events',
    input: eventsInput,
    answer: (call: Call, input) => list(call, 'event', '/v1/events', input as z.output<typeof eventsInput>, ['type']),
  },
]

export const routes: readonly Route[] = [
  ...accounts,
  ...balances,
  ...charges,
  ...customers,
  ...disputes,
  ...events,
  ...paymentIntents,
  ...paymentMethods,
  ...payouts,
  ...refunds,
  ...setupIntents,
  ...transfers,
]
