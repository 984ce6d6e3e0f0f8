import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { OPEN_HOURS } from '../rules.ts'
import type { ChargeRow, SubscriptionRow } from './queries.ts'

type Fresh = Pick<SubscriptionRow, 'member_id' | 'plan' | 'cycle' | 'status' | 'amount' | 'currency'> & Partial<SubscriptionRow>

export async function keepSubscription(tx: Tx, row: Fresh): Promise<SubscriptionRow> {
  return (await tx.insertInto('subscriptions').values(row).returningAll().executeTakeFirstOrThrow()) as unknown as SubscriptionRow
}

export async function writeSubscription(tx: Tx, id: Id<'subscriptions'>, changed: Partial<SubscriptionRow> & { ended_at?: Date }): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ ...changed, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

type NewCharge = Omit<ChargeRow, 'id' | 'status' | 'expires_at' | 'payment_id'> & { readonly attended: boolean }

/** On session the charge expires after a day; off session it is tried again until the plan ends. */
export async function keepCharge(tx: Tx, { attended, ...row }: NewCharge): Promise<ChargeRow> {
  const expires_at = attended ? sql<Date>`clock_timestamp() + make_interval(hours => ${OPEN_HOURS})` : null
  const kept = await tx
    .insertInto('subscription_charges')
    .values({ ...row, expires_at })
    .returningAll()
    .executeTakeFirstOrThrow()
  return kept as unknown as ChargeRow
}

/** `payment_id`: the payment that paid it. */
export async function endCharge(
  tx: Tx,
  id: Id<'subscription_charges'>,
  status: 'paid' | 'failed',
  payment_id: Id<'payments'> | null = null,
): Promise<void> {
  await tx.updateTable('subscription_charges').set({ status, payment_id, ended_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
}

/** The payment is being voided: from now on its own sweeper decides. */
export async function stopWaiting(tx: Tx, id: Id<'subscription_charges'>): Promise<void> {
  await tx.updateTable('subscription_charges').set({ expires_at: null }).where('id', '=', id).where('status', '=', 'open').execute()
}

/** Clears a change agreed for the end of the period. */
export const NOTHING_NEXT = { next_plan: null, next_cycle: null } as const
