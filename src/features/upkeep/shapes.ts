import * as z from 'zod/mini'
import { Instant, id, MemberId, named } from '#kernel/shapes.ts'

const error = z.nullable(z.string())
/** Given up, or tried again by itself. */
export const FailedLetter = named(
  'FailedLetter',
  z.object({
    ...{ id: id('mails'), recipient: z.string(), template: z.string(), attempts: z.int(), last_error: error },
    ...{ dead_at: z.nullable(Instant), due_at: Instant },
  }),
)
export const DeadEvent = named('DeadEvent', z.object({ id: z.int(), name: z.string(), attempts: z.int(), dead_at: Instant, last_error: error }))
export const FailedJob = named('FailedJob', z.object({ id: z.uuid(), queue: z.string(), attempts: z.int(), failed_at: Instant, error: z.string() }))
export const ClockState = named('ClockState', z.object({ name: z.string(), due_at: z.nullable(Instant), is_late: z.boolean() }))
export const ClockFailure = named(
  'ClockFailure',
  z.object({ clock: z.string(), row_id: z.string(), error: z.string(), times: z.int(), first_at: Instant, last_at: Instant }),
)
/** Of the address only the host: its path may be a password. */
export const FailedDelivery = named(
  'FailedDelivery',
  z.object({
    ...{ id: id('webhook_deliveries'), event: z.string(), host: z.string(), member_id: MemberId, full_name: z.string() },
    ...{ attempts: z.int(), attempted_at: z.nullable(Instant), status: z.nullable(z.int()) },
    ...{ failed: z.nullable(z.enum(['closed', 'away', 'long', 'hops'])), is_given_up: z.boolean(), is_off: z.boolean() },
  }),
)
export const WaitingWork = named(
  'WaitingWork',
  z.object({
    ...{ events: z.int(), events_since: z.nullable(Instant), letters: z.int(), letters_since: z.nullable(Instant) },
    ...{ jobs: z.int(), jobs_since: z.nullable(Instant) },
  }),
)
/** `sockets`, `seconds`, `memory_bytes` and `waits_for_database` are of the process that answers. */
export const HealthFacts = named(
  'HealthFacts',
  z.object({
    ...{ database_bytes: z.int(), connections: z.int(), largest: z.array(z.object({ name: z.string(), bytes: z.int() })) },
    ...{ media_count: z.int(), media_bytes: z.int() },
    ...{ sockets: z.int(), seconds: z.int(), memory_bytes: z.int(), waits_for_database: z.int() },
  }),
)
