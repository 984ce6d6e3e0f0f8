import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Currency, fields, Instant, id, named } from '#kernel/shapes.ts'

export const ReconciliationId = id('reconciliations')

/** One day of the ledger beside the gateway’s balance; amounts are signed, as money came or left. */
export const Reconciliation = named(
  'Reconciliation',
  z.object({
    ...{ id: ReconciliationId, day: z.string(), matched: z.int(), missing_here: z.int(), missing_there: z.int(), amounts: z.int() },
    ...{ compared_at: z.nullable(Instant), again: z.boolean() },
    differences: z.array(
      z.object({
        ...{ id: id('reconciliation_differences'), kind: z.enum(['missing_here', 'missing_there', 'amount']), reference: z.string() },
        ...{ what: z.string(), ours: z.nullable(z.int()), theirs: z.nullable(z.int()), currency: Currency },
      }),
    ),
  }),
)

export const reconciliation = {
  list: operation({
    http: 'GET /admin/reconciliations',
    permission: 'user.access.admin',
    input: fields({}),
    output: z.object({ reconciliations: z.array(Reconciliation) }),
    refusals: {},
    doc: 'The last thirty days: what the ledger and the gateway’s balance have in common, and where they differ.',
    topics: () => ['reconciliations:all'],
  }),
  again: operation({
    http: 'POST /admin/reconciliations/{id}/again',
    permission: 'user.access.admin',
    fresh: true,
    input: fields({ id: ReconciliationId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'reconciliation.not_found': { status: 404 } },
    audit: 'money',
    doc: 'Compare a day again.',
  }),
}

export const reconciled = event({ name: 'reconciliation.compared', data: z.object({ day: z.string() }), topics: () => ['reconciliations:all'] })
