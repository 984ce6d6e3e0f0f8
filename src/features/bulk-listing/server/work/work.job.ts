import * as z from 'zod/mini'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { type JobContext, job } from '#server/jobs/job.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { ProductImportId, productImportMoved } from '../../contract.ts'
import { findImport, moveImport } from '../queries.ts'
import { type RowStep, steps } from './steps.ts'

const Input = z.strictObject({ id: ProductImportId, revision: z.int(), limit: z.nullable(z.int()) })
type Work = z.output<typeof Input>

/** Rolls back what a row has done, and carries why. */
class RowRefused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

/** A row a transaction: a process that dies loses at most one row, and the next goes on behind it. */
export const worker = job({
  name: 'bulk_listing.work',
  input: Input,
  async run(context, work) {
    while (await one(context, work));
  },
  abandoned: ({ transact }, work) => transact((context) => ended(context, work, 'failed')),
})

/** True when there is more to do. What the market refuses is tried again as a draft, and told where that is refused too. */
async function one({ transact }: JobContext, work: Work): Promise<boolean> {
  let why: Refusal | undefined
  for (const as of ['asked', 'draft', 'wrong'] as const) {
    try {
      return await transact((context) => step(context, work, { as, ...(why && { why }) }))
    } catch (fault) {
      if (!(fault instanceof RowRefused)) throw fault
      why ??= fault.refusal
    }
  }
  return true
}

async function step(context: TransactionContext, work: Work, how: RowStep): Promise<boolean> {
  const row = await present(context, work)
  if (!row) return false
  const more = await steps[row.status as 'running' | 'undoing'](context, row, { ...how, limit: work.limit ?? undefined })
  if (refused(more)) throw new RowRefused(more)
  if (!more) await ended(context, work, row.status === 'running' ? 'done' : 'undone')
  else context.emit(productImportMoved, { member_id: row.member_id })
  return more
}

/** The import under its lock, unless it was cancelled or a later step has begun. */
async function present({ tx }: TransactionContext, { id, revision }: Work) {
  await lock(tx, 'product_imports', [id])
  const row = await findImport(tx, id)
  return row?.revision === revision && (row.status === 'running' || row.status === 'undoing') ? row : undefined
}
async function ended(context: TransactionContext, work: Work, to: 'done' | 'undone' | 'failed') {
  const row = await present(context, work)
  if (!row) return
  await moveImport(context.tx, work.id, to)
  context.emit(productImportMoved, { member_id: row.member_id })
}
