import { sql } from 'kysely'
import { parse } from 'zod/v4/core'
import type { AnyEvent } from '#kernel/event.ts'
import { sendWithoutWaiting } from '../db/pipeline.ts'
import type { Tx } from './contexts.ts'

export interface Emitted {
  readonly kind: AnyEvent
  readonly data: unknown
}

/** Transactional outbox: events are stored in the transaction that caused them. */
export async function writeOutbox(tx: Tx, emitted: readonly Emitted[]): Promise<void> {
  if (!emitted.length) return
  const rows = emitted.map(({ kind, data }) => {
    const known = parse(kind.data, data)
    return { name: kind.name, data, touches: kind.topics(known), shows: kind.shows?.(known) ?? null }
  })
  await sendWithoutWaiting(
    tx,
    sql`
    insert into outbox (name, data, touches, shows) select name, data, touches, shows
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(name text, data jsonb, touches text[], shows jsonb)`,
  )
}
