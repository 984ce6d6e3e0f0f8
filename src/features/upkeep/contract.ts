import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, named } from '#kernel/shapes.ts'

const DeadLetter = named(
  'DeadLetter',
  z.object({ id: id('mails'), recipient: z.string(), template: z.string(), attempts: z.int(), dead_at: Instant }),
)
const DeadEvent = named('DeadEvent', z.object({ id: z.int(), name: z.string(), attempts: z.int(), dead_at: Instant }))
const Waiting = named(
  'WaitingWork',
  z.object({ events: z.int(), events_since: z.nullable(Instant), letters: z.int(), letters_since: z.nullable(Instant) }),
)
const acts = { permission: 'user.access.admin', fresh: true, audit: 'rights', output: z.object({ done: z.literal(true) }) } as const

/** What the product does by itself, and where it has given up. */
export const upkeep = {
  show: operation({
    http: 'GET /admin/upkeep',
    permission: 'user.access.admin',
    input: fields({}),
    output: z.object({ waiting: Waiting, letters: z.array(DeadLetter), events: z.array(DeadEvent) }),
    refusals: {},
    doc: 'Events and letters that wait, and the latest hundred of each that were given up.',
    topics: () => ['upkeep:all'],
  }),
  retryLetter: operation({
    http: 'POST /admin/upkeep/letters/{id}/retry',
    ...acts,
    input: fields({ id: id('mails') }),
    refusals: { 'upkeep.letter': { status: 404 } },
    doc: 'Send a letter again that was given up.',
  }),
  retryEvent: operation({
    http: 'POST /admin/upkeep/events/{id}/retry',
    ...acts,
    input: fields({ id: z.int().check(z.gte(1)) }),
    refusals: { 'upkeep.event': { status: 404 } },
    doc: 'Deliver an event again that was given up. Whoever has heard it does not hear it twice.',
  }),
}
