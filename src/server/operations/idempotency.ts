import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import { sendWithoutWaiting } from '../db/pipeline.ts'
import type { Tx } from './contexts.ts'

export interface KeyReservation {
  readonly member_id: string
  readonly op: string
  readonly key: string
  readonly hash: string
}
export interface KeptAnswer {
  readonly status: number | null
  readonly body: string | null
  readonly ref: unknown
}

export const isKey = (key: string) => /^[\w.:-]{8,80}$/.test(key)
export const hashOf = (given: unknown) => createHash('sha256').update(JSON.stringify(given)).digest('base64url')

/**
 * Idempotency: the first request inserts the key. A second request waits at the unique index until the first commits, then finds its answer: the same
 * request gets the same answer, a different one is refused.
 */
export async function reserveKey(tx: Tx, { member_id, op, key, hash }: KeyReservation) {
  const { rows: mine } = await sql`
    insert into idempotency_keys (member_id, op, key, hash) values (${member_id}, ${op}, ${key}, ${hash}) on conflict do nothing returning key`.execute(
    tx,
  )
  if (mine.length) return undefined
  const kept = await tx
    .selectFrom('idempotency_keys')
    .select(['hash', 'status', 'body', 'ref'])
    .where('member_id', '=', member_id)
    .where('op', '=', op)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!kept) return refuse('idempotency.in_progress')
  return kept.hash === hash ? (kept satisfies KeptAnswer) : refuse('idempotency.reused')
}

export async function keepRef(tx: Tx, { member_id, op, key }: KeyReservation, ref: unknown) {
  await sendWithoutWaiting(
    tx,
    sql`
    update idempotency_keys set ref = ${JSON.stringify(ref)} where member_id = ${member_id} and op = ${op} and key = ${key}`,
  )
}

/** Stores the answer in the same transaction as the effect. */
export async function keepAnswer(tx: Tx, { member_id, op, key }: KeyReservation, status: number, body: string) {
  await sendWithoutWaiting(
    tx,
    sql`
    update idempotency_keys set status = ${status}, body = ${body}, done_at = clock_timestamp()
    where member_id = ${member_id} and op = ${op} and key = ${key}`,
  )
}
