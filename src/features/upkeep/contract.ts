import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, id, line } from '#kernel/shapes.ts'
import { ClockFailure, ClockState, DeadEvent, FailedDelivery, FailedJob, FailedLetter, HealthFacts, WaitingWork } from './shapes.ts'

const acts = { permission: 'user.access.admin', fresh: true, audit: 'rights', output: z.object({ done: z.literal(true) }) } as const

/** What the product does by itself, and where it has failed or given up. */
export const upkeep = {
  show: operation({
    http: 'GET /admin/upkeep',
    permission: 'user.access.admin',
    input: fields({}),
    output: z.object({
      ...{ waiting: WaitingWork, health: HealthFacts, clocks: z.array(ClockState), failures: z.array(ClockFailure) },
      ...{ jobs: z.array(FailedJob), letters: z.array(FailedLetter), events: z.array(DeadEvent), deliveries: z.array(FailedDelivery) },
    }),
    refusals: {},
    doc: 'What waits, timers with when they are due, and the latest hundred each of rows that timers failed on, jobs, letters, events and deliveries to webhooks that failed.',
    topics: () => ['upkeep:all'],
  }),
  retryLetter: operation({
    http: 'POST /admin/upkeep/letters/{id}/retry',
    ...acts,
    input: fields({ id: id('mails') }),
    refusals: { 'upkeep.letter': { status: 404 } },
    doc: 'Send a letter again now that was refused or given up.',
  }),
  retryEvent: operation({
    http: 'POST /admin/upkeep/events/{id}/retry',
    ...acts,
    input: fields({ id: z.int().check(z.gte(1)) }),
    refusals: { 'upkeep.event': { status: 404 } },
    doc: 'Deliver an event again that was given up. Whoever has heard it does not hear it twice.',
  }),
  retryJob: operation({
    http: 'POST /admin/upkeep/jobs/{id}/retry',
    ...acts,
    input: fields({ id: z.uuid() }),
    refusals: { 'upkeep.job': { status: 404 } },
    doc: 'Try a background job once more whose last try has failed.',
  }),
  retryDelivery: operation({
    http: 'POST /admin/upkeep/deliveries/{id}/retry',
    ...acts,
    input: fields({ id: id('webhook_deliveries') }),
    refusals: { 'upkeep.delivery': { status: 404 }, 'upkeep.webhook_off': { status: 409 } },
    doc: 'Send a delivery again now to the webhook of a member, with the same id and body.',
  }),
  runClock: operation({
    http: 'POST /admin/upkeep/clocks/{name}/run',
    ...{ ...acts, output: z.object({ done: z.int(), failed: z.int() }) },
    input: fields({ name: line(80) }),
    refusals: { 'upkeep.clock': { status: 404 } },
    doc: 'Run what is due of one timer now: how many rows it did, and how many failed again.',
  }),
}
